import type { Comparison, SubjectKey } from '@pendapa/contracts';
import { exact, type Row } from '../engine/duck.ts';
import { COMPONENTS, type ComponentKey } from './components.ts';
import { figureOf } from './figure.ts';
import { isTime } from './dimensions.ts';
import { measureOf, type Figures } from './measures.ts';
import type { ResolvedQuery } from './resolve.ts';
import { MAIN_MEASURES } from './sources/subject-sources.ts';
import { sumOfColumn, type Sum } from './sums.ts';
import { taxpayerCountsOf } from './taxpayer-counts.ts';
import type { Series } from './time-shift.ts';

/** Number of rows behind a figure. */
export const ENTRIES = 'entries';

/** Sums of a statement and their positions in its rows: first those of the period, then those of the comparison. */
export interface Layout {
  readonly components: readonly ComponentKey[];
  /** Columns that the sums read. */
  readonly columns: readonly string[];
  readonly sums: ReadonlyMap<string, Sum>;
  readonly series: readonly Series[];
  /** Sum that is reported for rows without a code. */
  readonly main: string;
  /** Position of a sum after the dimensions. */
  readonly positionOf: (name: string, series: Series) => number;
}

const positionsOf = (sums: ReadonlyMap<string, Sum>): Layout['positionOf'] => {
  const positions = new Map([...sums.keys()].map((name, index) => [name, index]));
  return (name, series) => series * sums.size + (positions.get(name) ?? 0);
};

export function layoutOf({ subject, measures, comparison }: ResolvedQuery): Layout {
  const components = [...new Set(measures.flatMap((key) => [...measureOf(subject, key).components, ...taxpayerCountsOf(subject, key)]))];
  const [about] = measureOf(subject, MAIN_MEASURES[subject]).components;
  const [main = ENTRIES] = COMPONENTS[about].columns;
  const sums = new Map<string, Sum>(components.flatMap((key) => Object.entries(COMPONENTS[key].sums)));
  for (const name of [main, ENTRIES]) sums.set(name, sumOfColumn(name));
  return {
    components,
    columns: [...new Set([...[...components, about].flatMap((key) => COMPONENTS[key].columns), ENTRIES])],
    sums,
    series: comparison ? [0, 1] : [0],
    main,
    positionOf: positionsOf(sums),
  };
}

/** Reads a sum of a row whose sums begin at `start`; null without rows. */
export function sumIn(row: Row, start: number, layout: Layout, series: Series, name: string): bigint | null {
  const cell = row[start + layout.positionOf(name, series)];
  return cell === null || cell === undefined ? null : exact(cell);
}

/** Reads the components of one series in a row whose sums begin at `start`. */
export const figuresOf =
  (row: Row, start: number, layout: Layout, series: Series): Figures =>
  (component) =>
    figureOf(COMPONENTS[component], (name) => sumIn(row, start, layout, series, name));

/** Subjects whose rows by time add up to the rows without time. */
const FLOWS: readonly SubjectKey[] = ['revenue', 'assessments', 'collection', 'compliance', 'enforcement'];
/** Components that exist for every month; annual targets belong to no month. */
const MONTHLY_COMPONENTS: readonly ComponentKey[] = ['amount', 'plan', 'amountOfPlan'];
const MOVED_BY_DAYS: Comparison = 'lebaran';

const addsUpOverTime = ({ subject, compare }: ResolvedQuery, { components }: Layout): boolean =>
  subject === 'achievement'
    ? compare !== MOVED_BY_DAYS && components.every((component) => MONTHLY_COMPONENTS.includes(component))
    : FLOWS.includes(subject);

/** How totals are obtained: added from rows, queried, or partly both. */
export type TotalsMethod =
  { readonly kind: 'added' } | { readonly kind: 'queried' } | { readonly kind: 'separate'; readonly layout: Layout };

export function totalsMethodOf(query: ResolvedQuery, layout: Layout): TotalsMethod {
  if (query.by.length === 0 || (query.by.some(isTime) && !addsUpOverTime(query, layout))) return { kind: 'queried' };
  const separate = new Map([...layout.sums].filter(([, { isAdditive: adds }]) => !adds));
  if (separate.size === 0) return { kind: 'added' };
  const columns = [...separate.values()].map(({ separateColumns }) => separateColumns);
  if (columns.some((separateColumns) => separateColumns === undefined)) return { kind: 'queried' };
  const read = [...new Set(columns.flatMap((separateColumns) => separateColumns ?? []))];
  return { kind: 'separate', layout: { ...layout, columns: read, sums: separate, positionOf: positionsOf(separate) } };
}
