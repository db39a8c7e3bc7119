import { changeSql, plusEach } from '../changed-sums.ts';
import { emptyTableSql, keysOf, measures, measuresOf, measuresThat, paidIn, type Rollups } from '../rollup.ts';
import { PLACE, sumOf } from '../sql.ts';

const BY_YEAR = { source_year: 'BIGINT', ...PLACE, tax_year: 'INTEGER' } as const;
const BUILT = { when: 'at publication', part: 'obligations' } as const;

/** Sums of obligations and their payments; `source_year` is the year of the obligation's part. */
export const OBLIGATION_ROLLUPS = {
  assessment_sums: {
    source: ['assessments', 'payments'],
    grain: 'day',
    keys: { issued_on: 'DATE', document: 'VARCHAR', due_on: 'DATE', ...BY_YEAR },
    measures: {
      ...measures('issued', 'gross', 'exemption', 'reduction'),
      ...measuresThat({ changes: 'later' }, 'cancelled', 'net_due'),
      ...measures('penalty'),
      ...measuresThat({ changes: 'by payments' }, 'paid', 'settled', 'payments', 'pay_days'),
      ...measures('unknown_exemption', 'unknown_reduction'),
      ...measuresThat({ changes: 'later' }, 'unknown_cancelled', 'unknown_net_due'),
      ...measures('unknown_penalty'),
      ...measuresThat({ changes: 'later' }, 'unknown_paid'),
    },
    built: BUILT,
    check: { sum: 'sum(gross)', rows: 'sum(principal)', from: 'assessments' },
  },
  collection_sums: {
    source: ['assessments', 'payments'],
    grain: 'day',
    keys: {
      posted_on: 'DATE',
      document: 'VARCHAR',
      source_year: 'BIGINT',
      tax_code: PLACE.tax_code,
      unit_code: PLACE.unit_code,
      tax_year: 'INTEGER',
      age_months: 'BIGINT',
    },
    measures: measuresThat({ changes: 'by payments' }, 'paid', 'payments'),
    built: BUILT,
  },
  filing_sums: {
    source: 'returns',
    grain: 'day',
    keys: { due_on: 'DATE', ...BY_YEAR },
    measures: {
      ...measures('expected'),
      ...measuresThat({ changes: 'later' }, 'filed'),
      ...measures('filed_on_time'),
      ...measuresThat({ changes: 'later' }, 'filed_by_year_end', 'filed_online', 'unknown_filed_online'),
    },
    built: BUILT,
  },
  paying_sums: {
    source: ['assessments', 'returns', 'payments'],
    grain: 'day',
    keys: { due_on: 'DATE', ...BY_YEAR },
    measures: {
      ...measuresThat({ changes: 'later' }, 'obligations'),
      ...measuresThat({ changes: 'by payments' }, 'paid_on_time', 'paid_in_full', 'paid_by_year_end'),
      ...measuresThat({ changes: 'later' }, 'due'),
      ...measuresThat({ changes: 'by payments' }, 'amount_on_time', 'amount_paid'),
      ...measuresThat({ changes: 'later' }, 'unknown_due', 'unknown_paid'),
    },
    built: BUILT,
  },
} as const satisfies Rollups;

export type ObligationTable = keyof typeof OBLIGATION_ROLLUPS;
export const OBLIGATION_TABLE_NAMES = Object.keys(OBLIGATION_ROLLUPS) as readonly ObligationTable[];

const columnsIn = (name: ObligationTable) => {
  const rollup = OBLIGATION_ROLLUPS[name];
  const keys = keysOf(rollup);
  const sums = measuresOf(rollup).map((figure) => sumOf(figure, figure));
  return { columns: [...keys, ...measuresOf(rollup)].join(', '), keys, sums: sums.join(', ') };
};

/** The temporary table of new sums; subtracted ones have the other sign. */
export const freshOf = (name: ObligationTable): string => `fresh_${name}`;

export const freshTablesSql: readonly string[] = OBLIGATION_TABLE_NAMES.map((name) =>
  emptyTableSql(OBLIGATION_ROLLUPS[name], freshOf(name), 'TEMP TABLE'),
);

/** Returns SQL that fills a table from unchanged rows and new sums; `apart` if no two rows share a key. */
export function obligationTableSql(name: ObligationTable, target: string, unchanged: string | null, isDisjoint: boolean): string {
  const { columns, keys, sums } = columnsIn(name);
  const all = [freshOf(name), ...(unchanged === null ? [] : [unchanged])].map((relation) => `SELECT ${columns} FROM ${relation}`);
  const key = keys.join(', ');
  const [selected, grouped] = isDisjoint ? [columns, ''] : [`${key}, ${sums}`, ` GROUP BY ${key}`];
  return `CREATE TABLE ${target} AS SELECT ${selected} FROM (${all.join(' UNION ALL ')}) every_year${grouped} ORDER BY ${key}`;
}

// Payments are only added, so known figures stay known and no row becomes empty.
/** Returns SQL that adds new sums to a copy of the served table. */
export function addToObligationsSql(name: ObligationTable, target: string): readonly string[] {
  const figures = paidIn(OBLIGATION_ROLLUPS[name]);
  if (figures.length === 0) return [];
  const { keys, sums } = columnsIn(name);
  const added = `SELECT ${keys.join(', ')}, ${sums} FROM ${freshOf(name)} GROUP BY ${keys.join(', ')}`;
  return changeSql(target, added, { keys, figures: plusEach(...figures) });
}
