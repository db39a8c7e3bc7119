import type { CalendarDate, Period } from '@pendapa/contracts';
import { PAYER_COUNT_ROLLUPS } from '../payers/payer-counts.ts';
import { yearPayersTable, type YearPayersTable } from '../payers/payer-cover.ts';
import { PAYER_SPLIT_NAMES, PAYER_SPLITS, type PayerSplit } from '../payers/payer-splits.ts';
import type { Rollup } from '../rollup.ts';
import { sumOf } from '../sql.ts';

/** The calendar years of the data date and before. */
function yearsOf(asOf: CalendarDate): Period {
  const year = Number(asOf.slice(0, 4));
  return { from: `${String(year - 1)}-01-01`, to: `${String(year)}-12-31` };
}

/** Declares payers by the month of their first payment in a calendar year: a twentieth of the rows of the payer tables. */
function yearPayers(split: PayerSplit) {
  const source = `${split}_payer_months` as const;
  const keys = ['payer', 'posted_on', ...PAYER_SPLITS[split]].join(', ');
  const keyColumns = Object.entries(PAYER_COUNT_ROLLUPS[source].keys).filter(([name]) => name !== 'month_before');
  return {
    source,
    grain: 'month',
    keys: Object.fromEntries(keyColumns),
    measures: PAYER_COUNT_ROLLUPS[source].measures,
    built: {
      when: 'in memory',
      reads: (asOf) => [yearsOf(asOf)],
      serves: ({ from, to }, asOf) => {
        const years = yearsOf(asOf);
        return from.slice(0, 4) === to.slice(0, 4) && years.from <= from && to <= years.to;
      },
      select: ({ asOf, stored }) => {
        const firsts = stored(source, yearsOf(asOf)).relations.map(
          (relation) => `SELECT ${keys}, payers FROM ${relation}
            WHERE month_before IS NULL OR month_before < CAST(date_trunc('year', posted_on) AS DATE)`,
        );
        return `SELECT ${keys}, ${sumOf('payers', 'payers')} FROM (${firsts.join(' UNION ALL ')}) firsts GROUP BY ${keys} ORDER BY ALL`;
      },
    },
  } as const satisfies Rollup;
}

export const YEAR_PAYER_ROLLUPS = Object.fromEntries(
  PAYER_SPLIT_NAMES.map((split) => [yearPayersTable(split), yearPayers(split)]),
) as Readonly<Record<YearPayersTable, ReturnType<typeof yearPayers>>>;
