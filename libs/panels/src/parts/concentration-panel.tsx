import { LorenzCurve } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { concentrationOf } from '@pendapa/query';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import { concentrationTexts } from './concentration-messages.ts';

export type ConcentrationPanelProps = Pick<
  ChartPanelProps<'taxpayers' | 'amount', 'amountBand'>,
  'words' | 'query' | 'height' | 'sentence'
>;

/** Lorenz curve of payers, estimated from bands of payment. */
export function ConcentrationPanel(panel: ConcentrationPanelProps) {
  const t = useMessages(concentrationTexts);
  const format = useFormat();
  return (
    <ChartPanel
      {...panel}
      measure="amount"
      chart={({ read, ...frame }) => (
        <LorenzCurve
          {...frame}
          points={concentrationOf(read.answer)}
          percent={(share) => format.percent(share)}
          words={{ x: t('x'), y: t('y'), equality: t('equality') }}
        />
      )}
    />
  );
}
