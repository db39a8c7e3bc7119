import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from '../engine/duck.ts';
import type { Manifest } from '../generations/manifest.ts';
import { storedIn, type ServedTable } from '../generations/published-views.ts';
import { daysSql } from '../engine/literals.ts';

/** Small tables with one part a year; many queries read several years of them. */
const YEARLY = ['agg_month_unit', 'whole_payer_months', 'tax_payer_months', 'arrears_movements'] as const;
/** Large daily tables; most queries read only last year's days of the current month. */
const DAILY = ['agg_day', 'payer_days'] as const;
/** Most queries read the targets of this year and the last. */
const TARGETS = 'target_facts';

export const PINNED_TABLES = [...YEARLY, ...DAILY, TARGETS] as const satisfies readonly ServedTable[];
type PinnedTable = (typeof PINNED_TABLES)[number];

const ALL_DAYS = { from: '0001-01-01', to: '9999-12-31' } as const;
/** Larger tables stay in their parts: queries of few years would scan all years. */
const MAX_ROWS = 500_000;
/** Below this share of the minimum rows, merging yearly parts does not pay. */
const MIN_YEARLY_SHARE = 1 / 20;

const isDaily = (table: PinnedTable): boolean => DAILY.some((name) => name === table);

/** In-memory copies of rows of one generation that queries read instead of several parts or of a large one. */
export class PinnedTables {
  readonly #ready = new Set<string>();
  readonly #partialMonth: Period;
  readonly #lastYear: number;

  constructor(
    private readonly schema: string,
    private readonly manifest: Manifest,
    asOf: CalendarDate,
  ) {
    const from = monthStart(addMonths(asOf, -12));
    this.#partialMonth = { from, to: monthEnd(from) };
    this.#lastYear = Number(from.slice(0, 4));
  }

  /** Returns the copy with all rows of a table in a period; null if the parts must be read. */
  readonly relationOf = (table: ServedTable, { from, to }: Period): string | null => {
    const pinned = PINNED_TABLES.find((name) => name === table);
    if (pinned === undefined || !this.#ready.has(pinned)) return null;
    return this.#serves(pinned, { from, to }) ? this.#relation(pinned) : null;
  };

  /** Copies the rows of one table, unless they are too few or too many. */
  readonly pin = async (connection: DuckDBConnection, table: PinnedTable, minRows: number): Promise<void> => {
    const { relations, rows } = storedIn(this.manifest, table, isDaily(table) ? this.#partialMonth : ALL_DAYS);
    const isYearly = YEARLY.some((name) => name === table);
    if (isYearly ? relations.length < 2 || rows < minRows * MIN_YEARLY_SHARE || rows > MAX_ROWS : relations.length === 0 || rows < minRows)
      return;
    const condition = this.#conditionOf(table);
    const copied = relations.map((relation) => `SELECT * FROM ${relation}${condition}`).join(' UNION ALL ');
    await execute(connection, `CREATE TABLE ${this.#relation(table)} AS ${copied}`);
    this.#ready.add(table);
  };

  #serves(table: PinnedTable, { from, to }: Period): boolean {
    if (table === TARGETS) return from >= `${String(this.#lastYear)}-01-01`;
    return isDaily(table) ? from >= this.#partialMonth.from && to <= this.#partialMonth.to : from.slice(0, 4) !== to.slice(0, 4);
  }

  #conditionOf(table: PinnedTable): string {
    // The fiscal year may begin in the calendar year before.
    if (table === TARGETS) return ` WHERE year >= ${String(this.#lastYear - 1)}`;
    return isDaily(table) ? ` WHERE posted_on BETWEEN ${daysSql(this.#partialMonth)}` : '';
  }

  #relation(table: PinnedTable): string {
    return `${this.schema}.held_${table}`;
  }
}
