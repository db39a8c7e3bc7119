import { addMonths, type CalendarDate, type Period } from '@pendapa/contracts';
import { daySql, daysSql } from '../../engine/literals.ts';
import { isOneOf } from '../data-spans.ts';
import { firstPaymentsSql, payerCoverOf, payersToDateTable, type PayersToDateTable } from '../payers/payer-cover.ts';
import { PAYER_SPLIT_NAMES, PAYER_SPLITS, type PayerSplit } from '../payers/payer-splits.ts';
import { AGGREGATES, MONTH_AGGREGATES, SUMMED_COLUMNS, type MonthAggregate } from '../payments/aggregates.ts';
import { paymentCoverOf, sumColumnSql, toDateTable, type ToDateTable } from '../payments/payment-cover.ts';
import { measures, type MemorySource, type Rollup } from '../rollup.ts';
import { sumOf } from '../sql.ts';

/** The year to date and the same days of the year before. */
const spansToDate = (asOf: CalendarDate): readonly Period[] =>
  [asOf, addMonths(asOf, -12)].map((to) => ({ from: `${to.slice(0, 4)}-01-01`, to }));

/** Declares sums of both spans, one row by combination of codes; `posted_on` is the first day of the span. */
const toDate = (
  source: string,
  codes: readonly string[],
  figures: readonly string[],
  rowsSql: (span: Period, memory: MemorySource) => readonly string[],
) =>
  ({
    source,
    grain: 'year',
    keys: { posted_on: 'DATE', ...Object.fromEntries(codes.map((code) => [code, 'VARCHAR'])) },
    measures: measures(...figures),
    built: {
      when: 'in memory',
      reads: spansToDate,
      serves: (days, asOf) => isOneOf(spansToDate(asOf), days),
      select: (memory) => {
        const sums = figures.map((figure) => sumOf(figure, figure)).join(', ');
        const spans = spansToDate(memory.asOf).flatMap((span) => {
          const rows = rowsSql(span, memory);
          const grouped = `SELECT ${[`${daySql(span.from)} AS posted_on`, ...codes, sums].join(', ')} FROM (${rows.join(' UNION ALL ')}) days`;
          return rows.length === 0 ? [] : [`${grouped} GROUP BY ${codes.join(', ')}`];
        });
        return spans.length === 0 ? null : `${spans.join(' UNION ALL ')} ORDER BY ALL`;
      },
      // One row instead of one a month saves work even for small tables.
      minShare: 1 / 20,
    },
  }) as const satisfies Rollup;

/** Selects columns of each relation with rows of some days. */
const selectsSql = ({ relations }: { readonly relations: readonly string[] }, columns: readonly string[], days: Period, more = '') =>
  relations.map((relation) => `SELECT ${columns.join(', ')} FROM ${relation} WHERE posted_on BETWEEN ${daysSql(days)}${more}`);

function sumsToDate(name: MonthAggregate) {
  const { keys } = AGGREGATES[name];
  return toDate(name, keys, SUMMED_COLUMNS, (span, { extent, stored }) =>
    paymentCoverOf(span, extent, { columns: new Set<string>(keys), times: 'none' }).segments.flatMap(({ table, from, to }) => {
      const figures = SUMMED_COLUMNS.map((column) => `${sumColumnSql(table, column)} AS ${column}`);
      return selectsSql(stored(table, { from, to }), [...keys, ...figures], { from, to });
    }),
  );
}

function payersToDate(split: PayerSplit) {
  const codes = new Set<string>(PAYER_SPLITS[split]);
  const keys = ['payer', ...codes];
  const needs = { columns: codes, singleCodes: codes, rows: 'period', ever: { [split]: 1 } } as const;
  return toDate(`${split}_payer_months`, keys, ['payers'], (span, { extent, stored }) =>
    payerCoverOf(span, extent, needs).segments.flatMap((segment) =>
      segment.table === 'payments'
        ? []
        : selectsSql(stored(segment.table, segment), [...keys, 'payers'], segment, firstPaymentsSql(segment, daySql)),
    ),
  );
}

/** Sums and payers of the year to date and of last year's same days, which most pages show first. */
export const TO_DATE_ROLLUPS = {
  ...(Object.fromEntries(MONTH_AGGREGATES.map((name) => [toDateTable(name), sumsToDate(name)])) as Readonly<
    Record<ToDateTable, ReturnType<typeof sumsToDate>>
  >),
  ...(Object.fromEntries(PAYER_SPLIT_NAMES.map((split) => [payersToDateTable(split), payersToDate(split)])) as Readonly<
    Record<PayersToDateTable, ReturnType<typeof payersToDate>>
  >),
};
