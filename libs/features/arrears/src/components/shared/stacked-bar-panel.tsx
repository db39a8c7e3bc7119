import { StackedBars } from '@pendapa/charts';
import { measureSpec, type Texts } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useCrossFilter } from '@pendapa/filters';
import { useText } from '@pendapa/i18n';
import { ChartPanel, PartialNote, type ChartPanelProps, type ChartProps } from '@pendapa/panels';
import { toKnownPlotValue, known, membersIn, sum } from '@pendapa/query';

interface StackOptions<D extends string> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Dimension that divides each bar. */
  readonly stackBy: Extract<NoInfer<D>, 'ageBand' | 'lastAction' | 'yearsOwed'>;
  /** Text at the end of a row, such as share and change. */
  readonly detail?: (code: string | null) => string;
  /** Page filter that a click or Enter on a bar sets to its member. */
  readonly filterOnClick?: 'tax' | 'unit';
}

/** The measure must be additive. */
interface StackedBarPanelProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D>, 'chart'>, StackOptions<NoInfer<D>> {}

interface StackedBarsOfProps<M extends string, D extends string> extends ChartProps<M, D>, StackOptions<D> {
  readonly measure: NoInfer<M>;
}

function StackedBarsOf<M extends string, D extends string>({
  read,
  by,
  stackBy,
  measure,
  description,
  height,
  detail,
  filterOnClick,
}: StackedBarsOfProps<M, D>) {
  const text = useText();
  const narrow = useCrossFilter();
  const { format } = read;
  const { unit } = measureSpec(read.subject, measure);
  const nothing = known(unit === 'money' ? '0' : 0);
  const parts = Object.entries<Texts>(MEMBER_NAMES[stackBy]);
  const bars = membersIn(read.rows, by).map((code) => {
    const rows = read.rows.filter(({ codes }) => codes[by] === code);
    const values = parts.map(([one]) => {
      const row = rows.find(({ codes }) => codes[stackBy] === one);
      return row ? row.current[measure] : nothing;
    });
    const whole = sum(rows.map(({ current }) => current[measure]));
    return {
      key: code ?? '',
      label: by === 'year' && code !== null ? format.year(code) : read.name(by, { codes: { [by]: code } as Record<D, string | null> }),
      values: values.map(toKnownPlotValue),
      whole: toKnownPlotValue(whole) ?? 0,
      exact: (index: number) => read.figureTextExact(values[index] ?? null, unit),
      text: read.figureText(whole, unit),
      detail: detail?.(code),
    };
  });
  return (
    <>
      <StackedBars
        bars={by === 'year' ? bars : bars.sort((a, b) => b.whole - a.whole)}
        parts={parts.map(([, name]) => text(name))}
        description={description}
        onSelect={filterOnClick && narrow(filterOnClick)}
        isSequence={by === 'year'}
        initialHeight={height}
      />
      <PartialNote texts={bars.map((bar) => bar.text)} />
    </>
  );
}

/** Stacked bars: years in their order, other dimensions from the largest part. */
export function StackedBarPanel<M extends string, D extends string>({
  by,
  stackBy,
  detail,
  filterOnClick,
  ...panel
}: StackedBarPanelProps<M, D>) {
  const stackOptions = { by, stackBy, detail, filterOnClick, measure: panel.measure };
  return <ChartPanel {...panel} chart={(drawing) => <StackedBarsOf {...drawing} {...stackOptions} />} />;
}
