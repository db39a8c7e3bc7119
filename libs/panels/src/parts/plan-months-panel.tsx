import { divergingScale } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { share, type Row } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Reader } from '../words/use-reader.ts';
import type { AnswerColumns } from '../table/answer-columns.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { Matrix, type MatrixProps } from './matrix.tsx';

/** Fixed classes of ten points around 100 % of plan. */
const OF_PLAN = divergingScale(1, 0.1);

interface Planned<M extends string> {
  readonly realised: NoInfer<M>;
  readonly plan: NoInfer<M>;
}

interface PlanMatrixProps<M extends string, D extends string>
  extends Omit<MatrixProps<M, D>, 'scale' | 'words' | 'value' | 'exact'>, Planned<M> {}

/** Heat table of achievement of plans. */
export function PlanMatrix<M extends string, D extends string>({ realised, plan, ...matrix }: PlanMatrixProps<M, D>) {
  const t = useMessages(messages);
  const { exact, format } = matrix.read;
  const part = ({ current }: Row<M, D>): number | null => share(current[realised], current[plan]);
  return (
    <Matrix
      {...matrix}
      value={part}
      exact={(row) => t('ofPlanExact', { realised: exact(realised, row), plan: exact(plan, row), percent: format.percent(part(row), 2) })}
      weight={plan}
      scale={OF_PLAN}
      words={(value) => format.percent(value, 0)}
    />
  );
}

type Monthly = 'plan' | 'realised' | 'realisedOfPlan';

/** Columns: member, month, plan, revenue, and achievement. */
export function usePlanColumns(): <D extends string>(
  by: NoInfer<D>,
) => (columns: AnswerColumns<Monthly, D | 'month'>) => readonly TableColumn<Row<Monthly, D | 'month'>>[] {
  const t = useMessages(messages);
  return (by) => (columns) => [
    columns.dimensionColumn(by),
    columns.dimensionColumn('month'),
    columns.measureColumn('plan'),
    columns.measureColumn('realised'),
    columns.make.percent({ key: 'ratio', header: t('ofPlan'), value: ({ current }) => share(current.realisedOfPlan, current.plan) }),
  ];
}

export interface PlanMonthsPanelProps<D extends string> extends Pick<
  ChartPanelProps<Monthly, D | 'month'>,
  'words' | 'query' | 'height' | 'sentence'
> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Codes in display order; by default as in the answer. */
  readonly order?: (read: Reader<Monthly, D | 'month'>) => readonly (string | null)[];
  readonly onSelect: (code: string) => void;
}

/** Panel of achievement of monthly plans. */
export function PlanMonthsPanel<D extends string>({ by, order, onSelect, ...panel }: PlanMonthsPanelProps<D>) {
  return (
    <ChartPanel
      {...panel}
      measure="realised"
      chart={(drawing) => (
        <PlanMatrix
          {...drawing}
          down={by}
          across="month"
          realised="realisedOfPlan"
          plan="plan"
          rows={order?.(drawing.read)}
          onSelect={onSelect}
        />
      )}
      columns={usePlanColumns()(by)}
    />
  );
}
