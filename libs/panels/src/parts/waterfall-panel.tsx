import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import { isNothing, missing, NO_ROWS, toPlotValue, negate, share } from '@pendapa/query';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Reader } from '../words/use-reader.ts';
import { StepTable } from './step-table.tsx';

/** Step of a waterfall: a total by itself, or an amount that is added or subtracted. */
export interface TotalStep<M extends string> extends Pick<WaterfallStep, 'tone'> {
  readonly key: M;
  readonly kind: 'total' | 'added' | 'subtracted';
  /** Omitted if it is 0. */
  readonly omitIfZero?: boolean;
}

export interface WaterfallPanelProps<M extends string, D extends string> extends Omit<
  ChartPanelProps<M, D>,
  'chart' | 'table' | 'columns'
> {
  readonly steps: readonly TotalStep<NoInfer<M>>[];
}

function stepsOf<M extends string, D extends string>({ label, total }: Reader<M, D>, steps: readonly TotalStep<M>[]) {
  const first = steps[0];
  const whole = { label: first ? label(first.key) : '', value: first ? total(first.key) : missing(NO_ROWS) };
  return steps
    .filter(({ key, omitIfZero }) => !omitIfZero || !isNothing(total(key)))
    .map(({ key, kind, tone }) => {
      const value = kind === 'subtracted' ? negate(total(key)) : total(key);
      return { key, tone, whole, value, label: label(key), part: share(total(key), whole.value), kind };
    });
}

/** Panel of a waterfall: amounts added and subtracted, each as a share of the first total. */
export function WaterfallPanel<M extends string, D extends string>({ steps, ...panel }: WaterfallPanelProps<M, D>) {
  return (
    <ChartPanel
      {...panel}
      chart={({ read, description }) => (
        <WaterfallBars
          steps={stepsOf(read, steps)
            // A change of 0 has no bar; the table lists it.
            .filter(({ kind, value }) => kind === 'total' || !isNothing(value))
            .map(({ kind, value, part, ...step }) => ({
              ...step,
              kind: kind === 'total' ? 'total' : 'change',
              value: toPlotValue(value),
              text: read.figureText(value, 'money'),
              exact: read.figureTextExact(value, 'money'),
              // The sign is that of the amount. A total above the first one is no share of it.
              detail: kind === 'total' && (part ?? 0) > 1 ? undefined : read.format.percent(part && Math.abs(part)),
            }))}
          description={description}
        />
      )}
      table={(drawing) => <StepTable {...drawing} steps={stepsOf(drawing.read, steps)} measure={panel.measure} />}
    />
  );
}
