import type { SeriesBreak } from '@pendapa/charts';
import { useMonthFilter } from '@pendapa/filters';
import { ChartPanel, MonthAmounts, MonthsTable, type ChartPanelProps, type ChartProps } from '@pendapa/panels';
import { monthlyParts, type MonthlyParts } from './monthly-parts.ts';

type Split<D extends string> = Exclude<D, 'month'>;

export interface MonthPartsPanelProps<M extends string, D extends string> extends Pick<
  ChartPanelProps<M, 'month' | D>,
  'words' | 'query' | 'measure' | 'height'
> {
  /** Dimension that divides the months. */
  readonly by: Split<NoInfer<D>>;
  readonly sentence?: (months: MonthlyParts) => string | null;
  /** Breaks in the series, where its meaning changes. */
  readonly breaks?: readonly SeriesBreak[];
}

interface PartsProps<M extends string, D extends string> extends ChartProps<M, 'month' | D> {
  /** Dimension whose members are shown. */
  readonly by: Split<NoInfer<D>>;
  readonly measure: NoInfer<M>;
}

/** Months with their parts named, largest first. */
function namedParts<M extends string, D extends string>({ read, by, measure }: Pick<PartsProps<M, D>, 'read' | 'by' | 'measure'>) {
  const { months, parts } = monthlyParts(read.rows, by, measure);
  const nameOf = (code: string | null) => read.name(by, { codes: { [by]: code } as Readonly<Record<'month' | D, string | null>> });
  return { months, parts: parts.map(({ code, values }) => ({ key: code ?? '', label: nameOf(code), figures: values })) };
}

/** Table with a column for each part, largest first. */
function PartsTable<M extends string, D extends string>({ description, ...props }: PartsProps<M, D>) {
  const { months, parts } = namedParts(props);
  return (
    <MonthsTable
      caption={description}
      rows={months.map((month, index) => ({ month, index }))}
      monthOf={({ month }) => month}
      columns={(make) =>
        parts.map(({ key, label, figures }) => make.money({ key, header: label, value: ({ index }) => figures[index] ?? null }))
      }
    />
  );
}

/** Panel of stacked monthly amounts. */
export function MonthPartsPanel<M extends string, D extends string>({ by, sentence, breaks, ...panel }: MonthPartsPanelProps<M, D>) {
  const { measure } = panel;
  const select = useMonthFilter();
  return (
    <ChartPanel
      {...panel}
      sentence={sentence && ((read) => sentence(monthlyParts(read.rows, by, measure)))}
      chart={(drawing) => (
        <MonthAmounts
          {...drawing}
          {...namedParts({ read: drawing.read, by, measure })}
          measure={measure}
          breaks={breaks}
          onSelect={select}
        />
      )}
      table={(drawing) => <PartsTable {...drawing} by={by} measure={measure} />}
    />
  );
}
