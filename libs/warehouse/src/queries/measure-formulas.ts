import type { Value } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';

export type Figures = (component: ComponentKey) => bigint | null;

/** Definition of a measure by components. */
export interface Measure {
  readonly components: readonly ComponentKey[];
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

const asMoney = (value: bigint): Value => value.toString();
const asCount = (value: bigint): Value => Number(value);

function singleComponent(key: ComponentKey, toValue: (value: bigint) => Value): Measure {
  const value = (figures: Figures): Value => {
    const figure = figures(key);
    return figure === null ? null : toValue(figure);
  };
  return { components: [key], value, isSum: true, isQuotient: false, order: (column) => column(key) };
}

export const money = (key: ComponentKey): Measure => singleComponent(key, asMoney);
export const count = (key: ComponentKey): Measure => singleComponent(key, asCount);
/** Money from a component in thousandths, rounded to the nearest minor unit. */
export const thousandths = (key: ComponentKey): Measure => singleComponent(key, (value) => asMoney(divideRounded(value, 1000n)));

/** Both parts of a quotient. Null if a part is unknown or the divisor is 0. */
function quotientParts(figures: Figures, top: ComponentKey, bottom: ComponentKey): [bigint, bigint] | null {
  const [a, b] = [figures(top), figures(bottom)];
  return a === null || b === null || b === 0n ? null : [a, b];
}

function quotient(top: ComponentKey, bottom: ComponentKey, toValue: (a: bigint, b: bigint) => Value): Measure {
  return {
    components: [top, bottom],
    isSum: false,
    isQuotient: true,
    value: (figures) => {
      const pair = quotientParts(figures, top, bottom);
      return pair && toValue(...pair);
    },
    order: (column) => `CAST(${column(top)} AS DOUBLE) / nullif(CAST(${column(bottom)} AS DOUBLE), 0)`,
  };
}

/** Average money, rounded to the nearest minor unit. */
export const average = (top: ComponentKey, bottom: ComponentKey): Measure =>
  quotient(top, bottom, (a, b) => divideRounded(a, b).toString());

/** Quotient as a fraction. */
export const ratio = (top: ComponentKey, bottom: ComponentKey): Measure => quotient(top, bottom, (a, b) => Number(a) / Number(b));

function combination(terms: readonly (readonly [1n | -1n, ComponentKey])[], toValue: (value: bigint) => Value): Measure {
  return {
    components: terms.map(([, key]) => key),
    isSum: false,
    isQuotient: false,
    value: (figures) => {
      let sum = 0n;
      for (const [sign, key] of terms) {
        const figure = figures(key);
        if (figure === null) return null;
        sum += sign * figure;
      }
      return toValue(sum);
    },
    order: (column) => terms.map(([sign, key]) => `${sign === 1n ? '+' : '-'} ${column(key)}`).join(' '),
  };
}

export const moneyLess = (a: ComponentKey, b: ComponentKey): Measure =>
  combination(
    [
      [1n, a],
      [-1n, b],
    ],
    asMoney,
  );

/** An amount less thousandths of another, rounded before subtracting, because both are shown beside the result and must add up. */
export const moneyLessThousandths = (a: ComponentKey, b: ComponentKey): Measure => ({
  components: [a, b],
  isSum: false,
  isQuotient: false,
  value: (figures) => {
    const [whole, part] = [figures(a), figures(b)];
    return whole === null || part === null ? null : asMoney(whole - divideRounded(part, 1000n));
  },
  order: (column) => `${column(a)} * 1000 - ${column(b)}`,
});

export const countLess = (a: ComponentKey, b: ComponentKey): Measure =>
  combination(
    [
      [1n, a],
      [-1n, b],
    ],
    asCount,
  );

/** Sum of signed amounts; unknown if one is unknown. */
export const moneySum = (...terms: readonly (readonly [1n | -1n, ComponentKey])[]): Measure => combination(terms, asMoney);
