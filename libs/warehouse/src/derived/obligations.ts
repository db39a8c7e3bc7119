import { changeSql, plusEach } from './changed-sums.ts';
import { bigints, PLACE, sumOf } from './derivation.ts';
import { figuresIn, paidIn } from './stored-figures.ts';

const BY_YEAR = { source_year: 'BIGINT', ...PLACE, tax_year: 'INTEGER' } as const;

/** Sums of obligations and their payments; `source_year` is the year of the obligation's part. */
export const OBLIGATION_TABLES = {
  assessment_sums: {
    issued_on: 'DATE',
    document: 'VARCHAR',
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints(...figuresIn('assessment_sums')),
  },
  collection_sums: {
    posted_on: 'DATE',
    document: 'VARCHAR',
    source_year: 'BIGINT',
    tax_code: PLACE.tax_code,
    unit_code: PLACE.unit_code,
    tax_year: 'INTEGER',
    age_months: 'BIGINT',
    ...bigints(...figuresIn('collection_sums')),
  },
  filing_sums: {
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints(...figuresIn('filing_sums')),
  },
  paying_sums: {
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints(...figuresIn('paying_sums')),
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ObligationTable = keyof typeof OBLIGATION_TABLES;
export const OBLIGATION_TABLE_NAMES = Object.keys(OBLIGATION_TABLES) as readonly ObligationTable[];

/** Number of key columns; figures follow. */
export const OBLIGATION_KEYS: Readonly<Record<ObligationTable, number>> = {
  assessment_sums: 8,
  collection_sums: 7,
  filing_sums: 6,
  paying_sums: 6,
};

const columnsOf = (name: ObligationTable) => {
  const columns = Object.keys(OBLIGATION_TABLES[name]);
  const keys = columns.slice(0, OBLIGATION_KEYS[name]);
  const sums = columns.slice(keys.length).map((figure) => sumOf(figure, figure));
  return { columns: columns.join(', '), keys, sums: sums.join(', ') };
};

/** The temporary table of new sums; subtracted ones have the other sign. */
export const freshOf = (name: ObligationTable): string => `fresh_${name}`;

export const freshTablesSql: readonly string[] = OBLIGATION_TABLE_NAMES.map(
  (name) =>
    `CREATE TEMP TABLE ${freshOf(name)} (${Object.entries(OBLIGATION_TABLES[name])
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})`,
);

/** Returns SQL that fills a table from unchanged rows and new sums; `apart` if no two rows share a key. */
export function obligationTableSql(name: ObligationTable, target: string, unchanged: string | null, isDisjoint: boolean): string {
  const { columns, keys, sums } = columnsOf(name);
  const all = [freshOf(name), ...(unchanged === null ? [] : [unchanged])].map((relation) => `SELECT ${columns} FROM ${relation}`);
  const key = keys.join(', ');
  const [selected, grouped] = isDisjoint ? [columns, ''] : [`${key}, ${sums}`, ` GROUP BY ${key}`];
  return `CREATE TABLE ${target} AS SELECT ${selected} FROM (${all.join(' UNION ALL ')}) every_year${grouped} ORDER BY ${key}`;
}

// Payments are only added, so known figures stay known and no row becomes empty.
/** Returns SQL that adds new sums to a copy of the served table. */
export function addToObligationsSql(name: ObligationTable, target: string): readonly string[] {
  const figures = paidIn(name);
  if (figures.length === 0) return [];
  const { keys, sums } = columnsOf(name);
  const added = `SELECT ${keys.join(', ')}, ${sums} FROM ${freshOf(name)} GROUP BY ${keys.join(', ')}`;
  return changeSql(target, added, { keys, figures: plusEach(...figures) });
}
