import { drawn, lastDayOf, useMonthSpan, type Drawing } from '@pendapa/analysis';
import { ShareMonths } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';

interface MonthsProps<M extends string, D extends string> extends Drawing<M, D> {
  readonly months: readonly (string | null)[];
  /** Counts, one for each month. */
  readonly parts: readonly { readonly key: string; readonly label: string; readonly values: readonly Value[] }[];
}

/** What the obligations of each month of the due date are made of, each month as a whole. */
export function Months<M extends string, D extends string>({ read, description, height, months, parts }: MonthsProps<M, D>) {
  const format = useFormat();
  const { moments, unfinished } = useMonthSpan()(lastDayOf(read.answer), months);
  return (
    <ShareMonths
      moments={moments}
      unfinished={unfinished}
      height={height}
      description={description}
      axis={{ title: '%', tick: (value) => format.percent(value, 0) }}
      parts={parts.map((part) => {
        const values = part.values.map(drawn);
        return { ...part, values, exact: (month) => format.count(values[month] ?? null) };
      })}
    />
  );
}
