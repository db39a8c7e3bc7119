import { RankedBars, type RankedBarsProps, type Tone } from '@pendapa/charts';
import { toPlotValue, type Row } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';
import { PlanStatus, planStatus, type PlanState } from '../words/plan-status.tsx';

/** Tone of a bar by its state against the plan. */
export const PLAN_TONES: Readonly<Record<PlanState, Tone>> = { good: 'good', watch: 'watch', bad: 'bad', unknownStatus: 'rest' };

type Planned = 'realisedToDate' | 'planToDate' | 'planAchievement';

export interface PlanBarsProps<M extends string, D extends string>
  extends ChartProps<M | Planned, D>, Pick<RankedBarsProps, 'initialRows' | 'onSelect'> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Text of a row; by default its revenue. */
  readonly text?: (row: Row<M | Planned, D>) => string;
}

/** Bars of revenue with the plan to date as a tick, and the state in words. */
export function PlanBars<M extends string, D extends string>({ read, by, text, description, initialRows, onSelect }: PlanBarsProps<M, D>) {
  const bars = read.rows.map((row) => {
    const ratio = toPlotValue(row.current.planAchievement);
    return {
      ...read.bar(by, 'realisedToDate', row),
      ...(text && { text: text(row) }),
      planTick: { value: toPlotValue(row.current.planToDate), exact: read.exact('planToDate', row) },
      tone: PLAN_TONES[planStatus(ratio)],
      detail: <PlanStatus ratio={ratio} />,
    };
  });
  const names = { bar: read.label('realisedToDate'), planTick: read.label('planToDate') };
  return <RankedBars bars={bars} description={description} names={names} onSelect={onSelect} initialRows={initialRows} />;
}
