import type { Unit, Value } from '@pendapa/contracts';
import type { Format } from '@pendapa/i18n';
import { share } from './numbers.ts';
import { largestFirst, type Row, type Series } from './rows.ts';

/** Figures in words for a sentence; null where one is not known or hidden, and then the sentence is not said. */
export interface Told<M extends string, D extends string> {
  readonly total: (measure: NoInfer<M>, series?: Series) => string | null;
  readonly of: (measure: NoInfer<M>, row: Row<M, D> | undefined) => string | null;
  /** Part of the whole result. */
  readonly share: (measure: NoInfer<M>, row: Row<M, D> | undefined) => string | null;
  readonly percent: (ratio: number | null | undefined, digits?: number) => string | null;
  readonly money: (amount: Value) => string | null;
  readonly count: (count: Value) => string | null;
  /** The stated member that has most of a measure: its name, how much that is, and what part of the whole. */
  readonly largest: (dimension: NoInfer<D>, measure: NoInfer<M>) => Readonly<Record<'name' | 'amount' | 'share', string | null>>;
}

/** What a reader knows of an answer. */
interface Source<M extends string, D extends string> {
  readonly rows: readonly Row<M, D>[];
  readonly name: (dimension: D, row: Row<M, D>) => string;
  readonly hidden: (measure: M, row: Row<M, D>) => boolean;
  readonly total: (measure: M, series?: Series) => Value;
}

export function toldOf<M extends string, D extends string>(
  { rows, name, hidden, total }: Source<M, D>,
  unitOf: (measure: M) => Unit,
  format: Format,
): Told<M, D> {
  const written = (value: Value, unit: Unit): string | null => (value === null ? null : format.value(value, unit));
  const told: Omit<Told<M, D>, 'largest'> = {
    total: (measure, series) => written(total(measure, series), unitOf(measure)),
    of: (measure, row) => (row && !hidden(measure, row) ? written(row.current[measure], unitOf(measure)) : null),
    share: (measure, row) => (row && !hidden(measure, row) ? told.percent(share(row.current[measure], total(measure))) : null),
    percent: (ratio, digits) => (ratio === null || ratio === undefined ? null : format.percent(ratio, digits)),
    money: (amount) => written(amount, 'money'),
    count: (count) => written(count, 'count'),
  };
  return {
    ...told,
    largest: (dimension, measure) => {
      const [first] = largestFirst<M, D>(rows, dimension, measure);
      return { name: first ? name(dimension, first) : null, amount: told.of(measure, first), share: told.share(measure, first) };
    },
  };
}
