import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, CohortHeat, CohortTable, usePanelWords, type Cohort, type ChartProps, type Reader } from '@pendapa/panels';
import { rowsOf, useStatus, useTogether } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/assessment.ts';
import * as ask from '../../questions/assessment.ts';
import { cohortsOf, collectedDays, LENGTHS } from './cohorts.ts';

type Collected = ChartProps<'paid', 'taxYear' | 'ageMonths'>;

const IN_YEAR = LENGTHS.indexOf(12);

/** Paid and due amounts from the first assessment to the data date; the period of the page does not matter. */
function useCollected() {
  const { status } = useStatus();
  const days = status ? collectedDays(status) : {};
  return useTogether({
    collected: useFilteredAnswer({ ...ask.paidByAge, ...days }, status !== null),
    due: useFilteredAnswer({ ...ask.dueByYear, ...days }, status !== null),
  });
}

/** Speed of payment of each tax year's assessments. */
export function AssessmentCohorts() {
  const t = useMessages(messages);
  const { collected, due } = useCollected();
  const since = useStatus().status?.since ?? null;
  /** Null while the due amounts are loading. */
  const cohortsIn = ({ rows, answer: { asOf } }: Reader<'paid', 'taxYear' | 'ageMonths'>): readonly Cohort[] | null =>
    due.answer && since ? cohortsOf({ paid: rows, due: rowsOf(due.answer), since, asOf }) : null;
  const shown = ({ read, ...frame }: Collected, form: 'chart' | 'table') => {
    const cohorts = cohortsIn(read);
    if (cohorts === null) return null;
    if (cohorts.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
    const cohortProps = { ...frame, cohorts, ages: LENGTHS.map((count) => t('cohorts.months', { count })) };
    return form === 'chart' ? <CohortHeat {...cohortProps} note={t('cohorts.note')} /> : <CohortTable {...cohortProps} by="taxYear" />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      query={collected}
      measure="paid"
      sentence={(read) => {
        const latest = cohortsIn(read)?.find(({ shares }) => (shares[IN_YEAR] ?? null) !== null);
        return t('cohorts.sentence', { year: latest?.year ?? null, share: read.formatted.percent(latest?.shares[IN_YEAR]) });
      }}
      chart={(drawing) => shown(drawing, 'chart')}
      table={(drawing) => shown(drawing, 'table')}
    />
  );
}
