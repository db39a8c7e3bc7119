import { TrendLine, type ChartLine } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import { useMonthSpan } from '@pendapa/filters';
import { useFormat } from '@pendapa/i18n';
import { isKnown, toPlotValue, largestAbsolute, type Shown } from '@pendapa/query';
import { MonthsTable } from '../table/months-table.tsx';
import { EVENT_KINDS_WITHIN_A_YEAR, useMarks } from '../marks/use-marks.ts';
import { useStateWords } from '../words/use-state-words.ts';
import { axisTitle } from './axis-title.ts';
import { MarkList } from './mark-list.tsx';

export interface YearLine extends Pick<ChartLine, 'key' | 'label' | 'role'> {
  /** Amount of each month. */
  readonly values: readonly Shown[];
}

export interface YearLinesProps {
  readonly months: readonly (CalendarDate | null)[];
  readonly lines: readonly YearLine[];
  readonly description: string;
  readonly height: number;
}

/** Lines with at least one known value. */
const knownIn = (lines: readonly YearLine[]): readonly YearLine[] => lines.filter(({ values }) => values.some((value) => isKnown(value)));

/** Lines of monthly sums of a year, with the agency's events. Lines without known values are omitted. */
export function YearLines({
  months,
  lines,
  lastDay,
  axis: title,
  ...frame
}: YearLinesProps & Readonly<Record<'lastDay' | 'axis', string>>) {
  const format = useFormat();
  const words = useStateWords();
  const known = knownIn(lines);
  const axis = format.moneyAxis(largestAbsolute(known.flatMap(({ values }) => values)));
  const { moments, unfinished } = useMonthSpan()(lastDay, months);
  const { marks, breaks } = useMarks(EVENT_KINDS_WITHIN_A_YEAR, 'month')(months);
  return (
    <>
      <TrendLine
        {...frame}
        moments={moments}
        lines={known.map(({ values, ...line }) => ({
          ...line,
          values: values.map(toPlotValue),
          exact: (index: number) => words.exact(values[index] ?? null, 'money'),
        }))}
        axis={{ title: axisTitle(title, axis.unitLabel), tick: axis.tick }}
        unfinished={unfinished}
        breaks={breaks}
      />
      <MarkList marks={marks} />
    </>
  );
}

/** Table view of the lines by month. */
export const YearLinesTable = ({ months, lines, description }: YearLinesProps) => (
  <MonthsTable
    caption={description}
    rows={months.map((month, index) => ({ month: month ?? '', index }))}
    monthOf={({ month }) => month}
    columns={(make) =>
      knownIn(lines).map(({ key, label, values }) => make.money({ key, header: label, value: ({ index }) => values[index] ?? null }))
    }
  />
);
