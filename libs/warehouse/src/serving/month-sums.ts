import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { DERIVATIONS } from '../derived/derived-tables.ts';
import { OBLIGATION_TABLES, type ObligationTable } from '../derived/obligations.ts';
import { figuresIn } from '../derived/stored-figures.ts';
import { execute, integer, one } from '../engine/duck.ts';

interface MonthSpec {
  /** The table of sums by day that is added up. */
  readonly of: ObligationTable | 'object_changes' | 'object_details' | 'taxpayer_changes';
  readonly day: string;
  /** Codes that are kept; the fewer, the fewer rows. */
  readonly keys: readonly string[];
  readonly figures: readonly string[];
}

const OF_OBJECTS = { of: 'object_changes', day: 'day', figures: figuresIn('object_changes') } as const;
const OF_TAXPAYERS = { of: 'taxpayer_changes', day: 'day', figures: figuresIn('taxpayer_changes') } as const;

/** What most questions ask of the sums by day, added up by month and few codes: a tenth of the rows, held in memory while served. */
const MONTH_SUMS = {
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
} as const satisfies Record<string, MonthSpec>;

export type MonthTable = keyof typeof MONTH_SUMS;
export const MONTH_TABLE_NAMES = Object.keys(MONTH_SUMS) as readonly MonthTable[];
export const isMonthTable = (table: string): table is MonthTable => Object.hasOwn(MONTH_SUMS, table);

const isObligationTable = (table: string): table is ObligationTable => Object.hasOwn(OBLIGATION_TABLES, table);

/** Columns and types of a table, in order. */
export function monthColumns(name: MonthTable): Record<string, string> {
  const { of, day, keys, figures }: MonthSpec = MONTH_SUMS[name];
  const types: Readonly<Record<string, string>> = isObligationTable(of) ? OBLIGATION_TABLES[of] : DERIVATIONS[of].columns;
  return Object.fromEntries([day, ...keys, ...figures].map((column) => [column, types[column] ?? 'BIGINT']));
}

/** The sums by month of one generation, as far as they are ready. */
export class MonthSums {
  readonly #rows = new Map<MonthTable, number>();
  /** Months that the data date or the same day a year before cuts; their days are kept. */
  readonly #byDay: ReadonlySet<CalendarDate>;

  constructor(
    private readonly schema: string,
    private readonly asOf: CalendarDate,
  ) {
    this.#byDay = new Set([monthStart(asOf), monthStart(addMonths(asOf, -12))]);
  }

  /** 0 for a table that is not ready. */
  readonly rowsIn = (table: MonthTable): number => this.#rows.get(table) ?? 0;

  readonly relationOf = (table: MonthTable): string => `${this.schema}.${table}`;

  /** Whether the sums tell what happened on the days of a period: it begins and ends with months, or in one whose days are kept. */
  readonly tellOf = ({ from, to }: Period): boolean => {
    const kept = (day: CalendarDate) => this.#byDay.has(monthStart(day));
    return to <= this.asOf && (from === monthStart(from) || kept(from)) && (to === monthEnd(to) || kept(to));
  };

  /** Adds up one table; nothing where there are too few rows for it to matter. */
  readonly make = async (connection: DuckDBConnection, table: MonthTable, least: number): Promise<void> => {
    const { of, day, keys, figures }: MonthSpec = MONTH_SUMS[table];
    const source = `${this.schema}.${of}`;
    const [found] = await one(connection, `SELECT count(*) FROM ${source}`);
    if (integer(found) < least) return;
    const kept = [...this.#byDay].map((month) => `DATE '${month}'`).join(', ');
    const month = `CAST(date_trunc('month', ${day}) AS DATE)`;
    const shown = `CASE WHEN ${month} IN (${kept}) THEN ${day} ELSE ${month} END`;
    const sums = figures.map((figure) => `CAST(sum(${figure}) AS BIGINT) AS ${figure}`);
    const codes = keys.join(', ');
    await execute(
      connection,
      `CREATE TABLE ${this.relationOf(table)} AS SELECT ${shown} AS ${day}, ${codes}, ${sums.join(', ')} FROM ${source}
        WHERE ${day} <= DATE '${this.asOf}' GROUP BY ${shown}, ${codes} ORDER BY ALL`,
    );
    const [rows] = await one(connection, `SELECT count(*) FROM ${this.relationOf(table)}`);
    this.#rows.set(table, integer(rows));
  };
}
