import { roundScale } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { Matrix, type ChartProps } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { shared } from '../../messages/shared.ts';

interface RateMatrixProps<A extends string> extends ChartProps<'onTimePaymentRate' | 'obligations' | 'paidOnTime', 'unit' | A> {
  readonly across: NoInfer<A>;
  /** Units in display order. */
  readonly units: readonly string[];
  readonly onSelect: (code: string) => void;
}

/** Fixed classes, so that colours are comparable between filters. */
const SCALE = roundScale([1]);

/** Heat table of the on-time payment rate by unit and month, or by unit and tax. */
export function RateMatrix<A extends 'month' | 'taxType'>({ across, units, ...drawing }: RateMatrixProps<A>) {
  const t = useMessages(shared);
  const { percent } = drawing.read.format;
  return (
    <Matrix
      {...drawing}
      down="unit"
      across={across}
      rows={units}
      value={({ current }) => toPlotValue(current.onTimePaymentRate)}
      exact={({ current }) => {
        const share = drawing.read.figureText(current.onTimePaymentRate, 'ratio');
        return t('rate', { share, count: toPlotValue(current.obligations) }) ?? share;
      }}
      weight="obligations"
      scale={SCALE}
      words={(value) => percent(value, 0)}
    />
  );
}
