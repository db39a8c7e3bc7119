import {
  CohortHeat,
  CohortTable,
  type Cohort,
  ChartPanel,
  usePanelWords,
  useStatus,
  useTogether,
  rowsOf,
  type Drawing,
  type Reader,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/assessment.ts';
import { AGES, cohortsOf } from './cohorts.ts';
import { useCollected, useDueByYear } from './questions.ts';

type Collected = Reader<'paid', 'taxYear' | 'ageMonths'>;

const IN_YEAR = AGES.findIndex((age) => age === 12);

/** How fast each year's assessments come in. */
export function AssessmentCohorts() {
  const t = useMessages(messages);
  const { collected, due } = useTogether({ collected: useCollected(), due: useDueByYear() });
  const since = useStatus().status?.since ?? null;
  /** Null while what was due is on its way. */
  const cohortsIn = ({ rows, answer: { asOf } }: Collected): readonly Cohort[] | null =>
    due.answer && since ? cohortsOf({ paid: rows, due: rowsOf(due.answer), since, asOf }) : null;
  const shown = ({ read, ...frame }: Drawing<'paid', 'taxYear' | 'ageMonths'>, form: 'chart' | 'table') => {
    const cohorts = cohortsIn(read);
    if (cohorts === null) return null;
    if (cohorts.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
    const drawn = { ...frame, cohorts, ages: AGES.map((count) => t('cohorts.months', { count })) };
    return form === 'chart' ? <CohortHeat {...drawn} note={t('cohorts.note')} /> : <CohortTable {...drawn} by="taxYear" />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      asked={collected}
      measure="paid"
      sentence={(read) => {
        const latest = cohortsIn(read)?.find(({ shares }) => (shares[IN_YEAR] ?? null) !== null);
        return latest ? t('cohorts.sentence', { year: latest.year, share: read.format.percent(latest.shares[IN_YEAR] ?? null) }) : null;
      }}
      chart={(drawing) => shown(drawing, 'chart')}
      table={(drawing) => shown(drawing, 'table')}
    />
  );
}
