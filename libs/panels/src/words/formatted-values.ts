import type { Unit } from '@pendapa/contracts';
import type { Format } from '@pendapa/i18n';
import { valueOf, share, largestFirst, type Figure, type Shown, type Row, type Series } from '@pendapa/query';

/** Formatted figures for a sentence; null if unknown or hidden, and the sentence is then not shown. */
export interface FormattedValues<M extends string, D extends string> {
  readonly total: (measure: NoInfer<M>, series?: Series) => string | null;
  readonly value: (measure: NoInfer<M>, row: Row<M, D> | undefined) => string | null;
  /** Share of the total. */
  readonly share: (measure: NoInfer<M>, row: Row<M, D> | undefined) => string | null;
  readonly percent: (ratio: number | null | undefined, digits?: number) => string | null;
  readonly money: (amount: Shown) => string | null;
  readonly count: (count: Shown) => string | null;
  /**
   * Known member with the largest value: its plain name (`member`), amount and share. The `name` is
   * "BPD (of those known)" if another could have more.
   */
  readonly largest: (dimension: NoInfer<D>, measure: NoInfer<M>) => Readonly<Record<'name' | 'member' | 'amount' | 'share', string | null>>;
}

/** Parts of a reader that the formatters need. */
interface Source<M extends string, D extends string> {
  readonly rows: readonly Row<M, D>[];
  readonly name: (dimension: D, row: Row<M, D>) => string;
  readonly total: (measure: M, series?: Series) => Figure;
  /** Adds "of those known" to a name. */
  readonly ofKnown: (name: string) => string;
}

export function formatValues<M extends string, D extends string>(
  { rows, name, total, ofKnown }: Source<M, D>,
  unitOf: (measure: M) => Unit,
  format: Format,
): FormattedValues<M, D> {
  const written = (figure: Shown, unit: Unit): string | null => {
    const value = valueOf(figure);
    return value === null ? null : format.value(value, unit);
  };
  const formatted: Omit<FormattedValues<M, D>, 'largest'> = {
    total: (measure, series) => written(total(measure, series), unitOf(measure)),
    value: (measure, row) => (row ? written(row.current[measure], unitOf(measure)) : null),
    share: (measure, row) => (row ? formatted.percent(share(row.current[measure], total(measure))) : null),
    percent: (ratio, digits) => (ratio === null || ratio === undefined ? null : format.percent(ratio, digits)),
    money: (amount) => written(amount, 'money'),
    count: (count) => written(count, 'count'),
  };
  return {
    ...formatted,
    largest: (dimension, measure) => {
      const ranked = largestFirst<M, D>(rows, dimension, measure, ['money', 'count'].includes(unitOf(measure)));
      const [first] = ranked.rows;
      const named = first ? name(dimension, first) : null;
      return {
        name: named === null || ranked.isFirstSure ? named : ofKnown(named),
        member: named,
        amount: formatted.value(measure, first),
        share: formatted.share(measure, first),
      };
    },
  };
}
