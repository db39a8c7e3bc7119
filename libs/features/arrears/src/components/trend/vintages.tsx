import { CohortHeat, CohortTable, ChartPanel, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/trend.ts';
import { agesOf, cohortsOf } from '../shared/cohorts.ts';
import { snapshotOf } from '../shared/snapshot-of.ts';
import { useVintages } from './questions.ts';

type Read = Reader<'principal', 'year' | 'taxYear'>;

/** What is left of the principal of each tax year. */
function useVintageCohorts() {
  const format = useFormat();
  return ({ rows }: Read) =>
    cohortsOf(
      rows.map(({ codes, current }) => ({ began: codes.taxYear ?? '', year: (codes.year ?? '').slice(0, 4), value: current.principal })),
      (value) => format.value(value, 'money'),
    );
}

function Vintage({ read, form, ...frame }: Drawing<'principal', 'year' | 'taxYear'> & { readonly form: 'chart' | 'table' }) {
  const t = useMessages(messages);
  const drawn = { ...frame, cohorts: useVintageCohorts()(read), ages: agesOf((count) => t('vintage.years', { count })) };
  const on = snapshotOf(read.answer);
  if (form === 'table')
    return (
      <CohortTable
        {...drawn}
        by="taxYear"
        columns={(make) => [make.name({ key: 'start', header: t('vintage.start'), text: ({ start }) => start })]}
      />
    );
  if (drawn.cohorts.length === 0) return <EmptyPanel cause={t('vintage.none')} />;
  return (
    <CohortHeat
      {...drawn}
      exact={({ shares, start }, age) => `${read.format.percent(shares[age] ?? null, 2)} / ${start}`}
      note={t('vintage.note', { on: on === null ? '-' : read.format.date(on) })}
    />
  );
}

/** Whether the debts of some years stay longer than those of others. */
export function Vintages() {
  const t = useMessages(messages);
  const cohortsIn = useVintageCohorts();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'vintage')}
      asked={useVintages()}
      measure="principal"
      height="small"
      sentence={(read) => {
        // The year before the last one has a whole year behind it.
        const latest = cohortsIn(read).at(-2);
        const [share = null] = latest?.shares ?? [];
        return latest && share !== null ? t('vintage.sentence', { year: latest.year, share: read.format.percent(share) }) : null;
      }}
      chart={(drawing) => <Vintage {...drawing} form="chart" />}
      table={(drawing) => <Vintage {...drawing} form="table" />}
    />
  );
}
