import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { DERIVATIONS } from '../derived/derived-tables.ts';
import { OBLIGATION_TABLES, type ObligationTable } from '../derived/obligations.ts';
import { figuresIn } from '../derived/stored-figures.ts';
import { execute, integer, firstRow } from '../engine/duck.ts';
import { daySql } from '../engine/literals.ts';

interface MonthlyRollupSpec {
  /** The daily table that is summed. */
  readonly of: ObligationTable | 'object_changes' | 'object_details' | 'taxpayer_changes';
  readonly day: string;
  /** Fewer codes give fewer rows. */
  readonly keys: readonly string[];
  readonly figures: readonly string[];
}

const OF_OBJECTS = { of: 'object_changes', day: 'day', figures: figuresIn('object_changes') } as const;
const OF_TAXPAYERS = { of: 'taxpayer_changes', day: 'day', figures: figuresIn('taxpayer_changes') } as const;

/** Monthly rollups of daily tables by the few codes that most queries use: a tenth of the rows, in memory. */
const MONTHLY_ROLLUPS = {
  filing_months: {
    of: 'filing_sums',
    day: 'due_on',
    keys: ['tax_code', 'unit_code'],
    figures: figuresIn('filing_sums'),
  },
  paying_months: {
    of: 'paying_sums',
    day: 'due_on',
    keys: ['tax_code', 'unit_code'],
    figures: figuresIn('paying_sums'),
  },
  assessment_months: {
    of: 'assessment_sums',
    day: 'issued_on',
    keys: ['document', 'tax_code', 'unit_code'],
    figures: figuresIn('assessment_sums'),
  },
  collection_months: {
    of: 'collection_sums',
    day: 'posted_on',
    keys: ['document', 'tax_code', 'unit_code'],
    figures: figuresIn('collection_sums'),
  },
  object_months: { ...OF_OBJECTS, keys: ['tax_code', 'unit_code'] },
  object_place_months: { ...OF_OBJECTS, keys: ['tax_code', 'unit_code', 'region_code'] },
  object_class_months: { ...OF_OBJECTS, of: 'object_details', keys: ['tax_code', 'object_class', 'object_use', 'value_band'] },
  taxpayer_person_months: { ...OF_TAXPAYERS, keys: ['taxpayer_kind', 'sex', 'birth_year'] },
  taxpayer_body_months: { ...OF_TAXPAYERS, keys: ['taxpayer_kind', 'sector', 'legal_form', 'size_band'] },
} as const satisfies Record<string, MonthlyRollupSpec>;

export type MonthlyTable = keyof typeof MONTHLY_ROLLUPS;
export const MONTHLY_TABLE_NAMES = Object.keys(MONTHLY_ROLLUPS) as readonly MonthlyTable[];
export const isMonthlyTable = (table: string): table is MonthlyTable => Object.hasOwn(MONTHLY_ROLLUPS, table);

const isObligationTable = (table: string): table is ObligationTable => Object.hasOwn(OBLIGATION_TABLES, table);

/** Returns columns and types of a table, in order. */
function monthlyColumns(name: MonthlyTable): Record<string, string> {
  const { of, day, keys, figures }: MonthlyRollupSpec = MONTHLY_ROLLUPS[name];
  const types: Readonly<Record<string, string>> = isObligationTable(of) ? OBLIGATION_TABLES[of] : DERIVATIONS[of].columns;
  return Object.fromEntries([day, ...keys, ...figures].map((column) => [column, types[column] ?? 'BIGINT']));
}

/** The monthly rollups of one generation that are built. */
export class MonthlyRollups {
  readonly #rows = new Map<string, number>();
  /** Months cut by the data date or the same day a year before; their days stay separate. */
  readonly #byDay: ReadonlySet<CalendarDate>;

  constructor(
    private readonly schema: string,
    private readonly asOf: CalendarDate,
  ) {
    this.#byDay = new Set([monthStart(asOf), monthStart(addMonths(asOf, -12))]);
  }

  /** Returns columns and types of a monthly rollup; null for any other table. */
  readonly columnsOf = (table: string): Readonly<Record<string, string>> | null => (isMonthlyTable(table) ? monthlyColumns(table) : null);

  /** Returns 0 for a table that is not built. */
  readonly rowsIn = (table: string): number => this.#rows.get(table) ?? 0;

  readonly relationOf = (table: MonthlyTable): string => `${this.schema}.${table}`;

  /** Returns true if the rollups cover the period exactly: both ends are month ends or lie in months with days. */
  readonly covers = ({ from, to }: Period): boolean => {
    const hasDays = (day: CalendarDate) => this.#byDay.has(monthStart(day));
    return to <= this.asOf && (from === monthStart(from) || hasDays(from)) && (to === monthEnd(to) || hasDays(to));
  };

  /** Builds one table, unless its source has fewer than `minRows` rows. */
  readonly build = async (connection: DuckDBConnection, table: MonthlyTable, minRows: number): Promise<void> => {
    const { of, day, keys, figures }: MonthlyRollupSpec = MONTHLY_ROLLUPS[table];
    const source = `${this.schema}.${of}`;
    const [found] = await firstRow(connection, `SELECT count(*) FROM ${source}`);
    if (integer(found) < minRows) return;
    const monthsByDay = [...this.#byDay].map(daySql).join(', ');
    const month = `CAST(date_trunc('month', ${day}) AS DATE)`;
    const groupDay = `CASE WHEN ${month} IN (${monthsByDay}) THEN ${day} ELSE ${month} END`;
    const sums = figures.map((figure) => `CAST(sum(${figure}) AS BIGINT) AS ${figure}`);
    const codes = keys.join(', ');
    await execute(
      connection,
      `CREATE TABLE ${this.relationOf(table)} AS SELECT ${groupDay} AS ${day}, ${codes}, ${sums.join(', ')} FROM ${source}
        WHERE ${day} <= ${daySql(this.asOf)} GROUP BY ${groupDay}, ${codes} ORDER BY ALL`,
    );
    const [rows] = await firstRow(connection, `SELECT count(*) FROM ${this.relationOf(table)}`);
    this.#rows.set(table, integer(rows));
  };
}
