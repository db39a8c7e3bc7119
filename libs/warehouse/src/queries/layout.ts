import type { Comparison, SubjectKey } from '@pendapa/contracts';
import { exact, type Row } from '../engine/duck.ts';
import { COMPONENTS, type ComponentKey } from './components.ts';
import { figureOf } from './figure.ts';
import { isTime } from './dimensions.ts';
import type { Figures } from './measure-formulas.ts';
import { measureOf } from './measures.ts';
import type { Resolved } from './resolve.ts';
import { MAIN } from './sources/subject-sources.ts';
import { sumOfColumn, type Sum } from './sums.ts';
import { taxpayerCountsOf } from '../disclosure/taxpayer-counts.ts';
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
  readonly place: (name: string, series: Series) => number;
}

const placesOf = (sums: ReadonlyMap<string, Sum>): Layout['place'] => {
  const places = new Map([...sums.keys()].map((name, index) => [name, index]));
  return (name, series) => series * sums.size + (places.get(name) ?? 0);
};

export function layoutOf({ subject, measures, comparison }: Resolved): Layout {
  const components = [...new Set(measures.flatMap((key) => [...measureOf(subject, key).components, ...taxpayerCountsOf(subject, key)]))];
  const about = MAIN[subject].component;
  const [main = ENTRIES] = COMPONENTS[about].columns;
  const sums = new Map<string, Sum>(components.flatMap((key) => Object.entries(COMPONENTS[key].sums)));
  for (const name of [main, ENTRIES]) sums.set(name, sumOfColumn(name));
  return {
    components,
    columns: [...new Set([...[...components, about].flatMap((key) => COMPONENTS[key].columns), ENTRIES])],
    sums,
    series: comparison ? [0, 1] : [0],
    main,
    place: placesOf(sums),
  };
}

/** Reads a sum of a row whose sums begin at `start`; null without rows. */
export function sumIn(row: Row, start: number, layout: Layout, series: Series, name: string): bigint | null {
  const cell = row[start + layout.place(name, series)];
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
const OF_MONTHS: readonly ComponentKey[] = ['amount', 'plan', 'amountOfPlan'];
const MOVED_BY_DAYS: Comparison = 'lebaran';

const sameOverTime = ({ subject, compare }: Resolved, { components }: Layout): boolean =>
  subject === 'achievement'
    ? compare !== MOVED_BY_DAYS && components.every((component) => OF_MONTHS.includes(component))
    : FLOWS.includes(subject);

/** How totals are obtained: added from rows, queried, or partly both. */
export type Whole = { readonly kind: 'added' } | { readonly kind: 'asked' } | { readonly kind: 'apart'; readonly layout: Layout };

export function wholeOf(question: Resolved, layout: Layout): Whole {
  if (question.by.length === 0 || (question.by.some(isTime) && !sameOverTime(question, layout))) return { kind: 'asked' };
  const apart = new Map([...layout.sums].filter(([, { adds }]) => !adds));
  if (apart.size === 0) return { kind: 'added' };
  const columns = [...apart.values()].map(({ alone }) => alone);
  if (columns.some((alone) => alone === undefined)) return { kind: 'asked' };
  const read = [...new Set(columns.flatMap((alone) => alone ?? []))];
  return { kind: 'apart', layout: { ...layout, columns: read, sums: apart, place: placesOf(apart) } };
}
