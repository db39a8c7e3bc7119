import { ChartPanel, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/op-trend.ts';
import { CohortHeat, CohortTable } from '../shared/cohort-heat.tsx';
import { cohortsOf } from '../shared/cohorts.ts';
import { useCohorts } from './questions.ts';

type Read = Reader<'closing', 'year' | 'firstOwedYear'>;

/** What is left of those who first owed in each year. */
function useStayers() {
  const format = useFormat();
  return ({ rows }: Read) =>
    cohortsOf(
      rows.map(({ codes, current }) => ({
        began: codes.firstOwedYear ?? '',
        year: (codes.year ?? '').slice(0, 4),
        value: current.closing,
      })),
      (value) => format.value(value, 'count'),
    );
}

function Stay({ read, form, ...frame }: Drawing<'closing', 'year' | 'firstOwedYear'> & { readonly form: 'chart' | 'table' }) {
  const t = useMessages(messages);
  const text = useText();
  const cohorts = useStayers()(read);
  const age = (years: number): string => t('stay.years', { count: years });
  if (form === 'table')
    return (
      <CohortTable
        {...frame}
        cohorts={cohorts}
        age={age}
        headers={{ year: text(DIMENSION_LABELS.firstOwedYear), start: t('stay.start') }}
      />
    );
  if (cohorts.length === 0) return <EmptyPanel cause={t('stay.none')} />;
  return <CohortHeat {...frame} cohorts={cohorts} age={age} note={t('stay.note')} />;
}

/** How long who falls into arrears stays there. */
export function Stayers() {
  const t = useMessages(messages);
  const cohortsIn = useStayers();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'stay')}
      asked={useCohorts()}
      measure="closing"
      sentence={(read) => {
        // The year before the last one has a whole year behind it.
        const latest = cohortsIn(read).at(-2);
        const [part = null] = latest?.shares ?? [];
        return latest && part !== null ? t('stay.sentence', { year: latest.year, share: read.format.percent(part) }) : null;
      }}
      chart={(drawing) => <Stay {...drawing} form="chart" />}
      table={(drawing) => <Stay {...drawing} form="table" />}
    />
  );
}
