import type { SubjectKey, Value } from '@pendapa/contracts';
import { dialect } from './dialect.ts';
import { DISTINCT_COLUMNS } from './paying-objects-source.ts';
import type { Series } from './time-shift.ts';

/** A figure that the engine sums for each group and series; measures are made of them afterwards, so that no ratio is ever summed. */
export interface Component {
  /** Columns of the source that it reads. */
  readonly columns: readonly string[];
  readonly sql: (series: Series) => string;
}

const only = (series: Series, expression: string): string => `CASE WHEN series = ${String(series)} THEN ${expression} END`;

const summed = (column: string): Component => ({ columns: [column], sql: (series) => dialect.exactSum(only(series, column)) });

/** A sum that is unknown as soon as one of its rows does not say. */
const known = (column: string): Component => ({
  columns: [column, `unknown_${column}`],
  sql: (series) => `CASE WHEN sum(${only(series, `unknown_${column}`)}) = 0 THEN ${dialect.exactSum(only(series, column))} END`,
});

/**
 * Different objects: numbers counted beforehand where there are any, else the objects themselves. No object in sight means that
 * the extract names none, not that none paid.
 */
const objects: Component = {
  columns: [...DISTINCT_COLUMNS, 'unknown_objects'],
  sql: (series) => {
    const counted = `coalesce(sum(${only(series, 'paying_objects')}), 0) + count(DISTINCT ${only(series, 'paying_object')})`;
    return `CASE WHEN sum(${only(series, 'unknown_objects')}) = 0 THEN nullif(${counted}, 0) END`;
  },
};

export const COMPONENTS = {
  amount: summed('amount'),
  principal: known('principal'),
  penalty: known('penalty'),
  discount: known('discount'),
  transactions: known('transactions'),
  objects,
  onObjects: summed('amount_on_object'),
  target: summed('target'),
  targetApbd: summed('target_apbd'),
  targetApbdp: summed('target_apbdp'),
  plan: known('plan'),
  registered: summed('entries'),
} as const satisfies Record<string, Component>;

export type ComponentKey = keyof typeof COMPONENTS;

export type Figures = (component: ComponentKey) => bigint | null;

export interface Measure {
  readonly components: readonly ComponentKey[];
  readonly value: (figures: Figures) => Value;
  /** What rows are sorted by, over the components' columns. */
  readonly order: (column: (component: ComponentKey) => string) => string;
}

const money = (key: ComponentKey): Measure => ({
  components: [key],
  value: (figures) => figures(key)?.toString() ?? null,
  order: (column) => column(key),
});

const count = (key: ComponentKey): Measure => {
  const value = (figures: Figures) => {
    const figure = figures(key);
    return figure === null ? null : Number(figure);
  };
  return { components: [key], value, order: (column) => column(key) };
};

const quotientSql = (top: string, bottom: string): string => `${dialect.real(top)} / nullif(${dialect.real(bottom)}, 0)`;

/** Both parts of a quotient, or null where it has no value: an unknown part, or nothing to divide by. */
function parts(figures: Figures, top: ComponentKey, bottom: ComponentKey): [bigint, bigint] | null {
  const [a, b] = [figures(top), figures(bottom)];
  return a === null || b === null || b === 0n ? null : [a, b];
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Halves away from zero: 5 / 2 is 3, -5 / 2 is -3. */
export function divideRounded(a: bigint, b: bigint): bigint {
  const rounded = (2n * magnitude(a) + magnitude(b)) / (2n * magnitude(b));
  return a < 0n === b < 0n ? rounded : -rounded;
}

const average = (top: ComponentKey, bottom: ComponentKey): Measure => ({
  components: [top, bottom],
  value: (figures) => {
    const pair = parts(figures, top, bottom);
    return pair && divideRounded(...pair).toString();
  },
  order: (column) => quotientSql(column(top), column(bottom)),
});

const ratio = (top: ComponentKey, bottom: ComponentKey): Measure => ({
  components: [top, bottom],
  value: (figures) => {
    const pair = parts(figures, top, bottom);
    return pair && Number(pair[0]) / Number(pair[1]);
  },
  order: (column) => quotientSql(column(top), column(bottom)),
});

const difference = (a: ComponentKey, b: ComponentKey, floor: bigint | null): Measure => ({
  components: [a, b],
  value: (figures) => {
    const [left, right] = [figures(a), figures(b)];
    if (left === null || right === null) return null;
    return (floor !== null && left - right < floor ? floor : left - right).toString();
  },
  order: (column) => {
    const sql = `${column(a)} - ${column(b)}`;
    return floor === null ? sql : `CASE WHEN ${sql} < ${String(floor)} THEN ${String(floor)} ELSE ${sql} END`;
  },
});

export const MEASURES = {
  revenue: {
    amount: money('amount'),
    principal: money('principal'),
    penalty: money('penalty'),
    discount: money('discount'),
    transactions: count('transactions'),
    averageValue: average('amount', 'transactions'),
    payingObjects: count('objects'),
    amountPerObject: average('onObjects', 'objects'),
  },
  achievement: {
    realised: money('amount'),
    target: money('target'),
    targetApbd: money('targetApbd'),
    targetApbdp: money('targetApbdp'),
    plan: money('plan'),
    achievement: ratio('amount', 'target'),
    planAchievement: ratio('amount', 'plan'),
    planVariance: difference('amount', 'plan', null),
    remaining: difference('target', 'amount', 0n),
  },
  objects: { registered: count('registered') },
} as const satisfies Record<SubjectKey, Record<string, Measure>>;

/** Throws where the subject lacks the measure: questions are validated before they get here. */
export function measureOf(subject: SubjectKey, key: string): Measure {
  const measures: Readonly<Record<string, Measure>> = MEASURES[subject];
  const measure = Object.hasOwn(measures, key) ? measures[key] : undefined;
  if (!measure) throw new Error(`${subject} has no measure ${key}`);
  return measure;
}
