import {
  SUBJECT_KEYS,
  SUBJECTS,
  type ComponentKey,
  type Formula,
  type QuotientFormula,
  type SubjectKey,
  type SumFormula,
  type Unit,
  type Value,
} from '@pendapa/contracts';
import { COMPONENTS } from './components.ts';

export type Figures = (component: ComponentKey) => bigint | null;

/** A measure as its formula computes it. */
export interface Measure {
  readonly components: readonly [ComponentKey, ...ComponentKey[]];
  readonly value: (figures: Figures) => Value;
  /** True if it is one component, so that a part of the rows gives a part of the value. */
  readonly isSum: boolean;
  /** True if it divides one component by another. */
  readonly isQuotient: boolean;
  /** SQL sort expression over the components' columns. */
  readonly order: (column: (component: ComponentKey) => string) => string;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides and rounds half away from zero: 5 / 2 is 3, -5 / 2 is -3. */
export function divideRounded(a: bigint, b: bigint): bigint {
  const rounded = (2n * magnitude(a) + magnitude(b)) / (2n * magnitude(b));
  return a < 0n === b < 0n ? rounded : -rounded;
}

const valueIn = (unit: Unit, value: bigint): Value => (unit === 'money' ? value.toString() : Number(value));

const fractionsOf = (component: ComponentKey): bigint => COMPONENTS[component].fractions ?? 1n;

/** A figure in whole units, because what is shown side by side must add up. */
function rounded(figures: Figures, component: ComponentKey): bigint | null {
  const figure = figures(component);
  const fractions = fractionsOf(component);
  return figure === null || fractions === 1n ? figure : divideRounded(figure, fractions);
}

/** A sum of components less others; unknown if one of them is. */
function sumMeasure({ unit, add, less }: SumFormula<ComponentKey>): Measure {
  const components: Measure['components'] = [...add, ...less];
  const finest = components.map(fractionsOf).reduce((a, b) => (a > b ? a : b));
  const scaled = (component: ComponentKey, column: string): string =>
    fractionsOf(component) === finest ? column : `${column} * ${String(finest / fractionsOf(component))}`;
  return {
    components,
    isSum: components.length === 1,
    isQuotient: false,
    value: (figures) => {
      let sum = 0n;
      for (const [index, component] of components.entries()) {
        const figure = rounded(figures, component);
        if (figure === null) return null;
        sum += index < add.length ? figure : -figure;
      }
      return valueIn(unit, sum);
    },
    order: (column) => {
      const [first = '', ...others] = components.map((component) => scaled(component, column(component)));
      return [first, ...others.map((sql, index) => `${index + 1 < add.length ? '+' : '-'} ${sql}`)].join(' ');
    },
  };
}

/** A quotient. Null if a part is unknown or the divisor is 0; money is rounded to the nearest minor unit. */
function quotientMeasure({ unit, numerator, denominator }: QuotientFormula<ComponentKey>): Measure {
  return {
    components: [numerator, denominator],
    isSum: false,
    isQuotient: true,
    value: (figures) => {
      const [a, b] = [figures(numerator), figures(denominator)];
      if (a === null || b === null || b === 0n) return null;
      return unit === 'money' ? divideRounded(a, b).toString() : Number(a) / Number(b);
    },
    order: (column) => `CAST(${column(numerator)} AS DOUBLE) / nullif(CAST(${column(denominator)} AS DOUBLE), 0)`,
  };
}

const measureFrom = (formula: Formula<ComponentKey>): Measure => ('add' in formula ? sumMeasure(formula) : quotientMeasure(formula));

const measuresOf = (subject: SubjectKey): ReadonlyMap<string, Measure> => {
  const specs: Readonly<Record<string, { readonly formula: Formula<ComponentKey> }>> = SUBJECTS[subject].measures;
  return new Map(Object.entries(specs).map(([key, { formula }]) => [key, measureFrom(formula)]));
};

const MEASURES: ReadonlyMap<string, ReadonlyMap<string, Measure>> = new Map(SUBJECT_KEYS.map((subject) => [subject, measuresOf(subject)]));

/** Returns a measure with its formula. Throws if the subject lacks it; queries are validated before. */
export function measureOf(subject: SubjectKey, key: string): Measure {
  const measure = MEASURES.get(subject)?.get(key);
  if (!measure) throw new Error(`${subject} has no measure ${key}`);
  return measure;
}
