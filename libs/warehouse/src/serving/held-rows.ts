import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from '../engine/duck.ts';
import type { Manifest } from '../generations/manifest.ts';
import { storedIn, type ServedTable } from '../generations/published-views.ts';

/** Small tables of which there is one a year, and of which many questions read several years. */
const YEARLY = ['agg_month_unit', 'whole_payer_months', 'tax_payer_months', 'arrears_movements'] as const;
/** Large tables by day of which most questions read but the days of one month: those up to the data date, a year before. */
const DAILY = ['agg_day', 'payer_days'] as const;
/** Targets of which most questions read those of this year and the last. */
const TARGETS = 'target_facts';

export const HELD_TABLES = [...YEARLY, ...DAILY, TARGETS] as const satisfies readonly ServedTable[];
type HeldTable = (typeof HELD_TABLES)[number];

const EVER = { from: '0001-01-01', to: '9999-12-31' } as const;
/** Larger ones stay where they are: whoever asks for few years would go through all of them. */
const MOST_ROWS = 500_000;
/** A table put together spares a scan for each year, however few rows these have. */
const YEARLY_LEAST = 1 / 20;

const isDaily = (table: HeldTable): boolean => DAILY.some((name) => name === table);

/** Copies of rows of one generation that are read in one place instead of several, or instead of a large one, as far as they are ready. */
export class HeldRows {
  readonly #ready = new Set<string>();
  readonly #cutMonth: Period;
  readonly #lastYear: number;

  constructor(
    private readonly schema: string,
    private readonly manifest: Manifest,
    asOf: CalendarDate,
  ) {
    const from = monthStart(addMonths(asOf, -12));
    this.#cutMonth = { from, to: monthEnd(from) };
    this.#lastYear = Number(from.slice(0, 4));
  }

  /** What holds all rows of a table on the days of a period; null where its parts have to be read. */
  readonly relationOf = (table: ServedTable, { from, to }: Period): string | null => {
    const held = HELD_TABLES.find((name) => name === table);
    if (held === undefined || !this.#ready.has(held)) return null;
    return this.#serves(held, { from, to }) ? this.#relation(held) : null;
  };

  /** Copies the rows of one table; nothing where these are too few to matter, or too many. */
  readonly make = async (connection: DuckDBConnection, table: HeldTable, least: number): Promise<void> => {
    const { relations, rows } = storedIn(this.manifest, table, isDaily(table) ? this.#cutMonth : EVER);
    const isYearly = YEARLY.some((name) => name === table);
    if (isYearly ? relations.length < 2 || rows < least * YEARLY_LEAST || rows > MOST_ROWS : relations.length === 0 || rows < least) return;
    const within = this.#rowsOf(table);
    const copied = relations.map((relation) => `SELECT * FROM ${relation}${within}`).join(' UNION ALL ');
    await execute(connection, `CREATE TABLE ${this.#relation(table)} AS ${copied}`);
    this.#ready.add(table);
  };

  #serves(table: HeldTable, { from, to }: Period): boolean {
    if (table === TARGETS) return from >= `${String(this.#lastYear)}-01-01`;
    return isDaily(table) ? from >= this.#cutMonth.from && to <= this.#cutMonth.to : from.slice(0, 4) !== to.slice(0, 4);
  }

  #rowsOf(table: HeldTable): string {
    // A fiscal year may have begun in the calendar year before.
    if (table === TARGETS) return ` WHERE year >= ${String(this.#lastYear - 1)}`;
    const { from, to } = this.#cutMonth;
    return isDaily(table) ? ` WHERE posted_on BETWEEN DATE '${from}' AND DATE '${to}'` : '';
  }

  #relation(table: HeldTable): string {
    return `${this.schema}.held_${table}`;
  }
}
