import { CohortHeat, CohortTable, ChartPanel, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/op-trend.ts';
import { agesOf, cohortsOf } from '../shared/cohorts.ts';
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
  const drawn = { ...frame, cohorts: useStayers()(read), ages: agesOf((count) => t('stay.years', { count })) };
  if (form === 'table')
    return (
      <CohortTable
        {...drawn}
        by="firstOwedYear"
        columns={(make) => [make.name({ key: 'start', header: t('stay.start'), text: ({ start }) => start })]}
      />
    );
  if (drawn.cohorts.length === 0) return <EmptyPanel cause={t('stay.none')} />;
  return (
    <CohortHeat
      {...drawn}
      exact={({ shares, start }, age) => `${read.format.percent(shares[age] ?? null, 2)} / ${start}`}
      note={t('stay.note')}
    />
  );
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
      height="small"
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
