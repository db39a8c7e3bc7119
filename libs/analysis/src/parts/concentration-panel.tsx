import { LorenzCurve } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import { concentrationOf } from '../reading/concentration.ts';

export type ConcentrationPanelProps = Pick<
  ChartPanelProps<'taxpayers' | 'amount', 'amountBand'>,
  'words' | 'query' | 'height' | 'sentence'
>;

/** Lorenz curve of payers, estimated from bands of payment. */
export function ConcentrationPanel(panel: ConcentrationPanelProps) {
  const t = useMessages(messages);
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
          words={{ x: t('lorenz.x'), y: t('lorenz.y'), equality: t('lorenz.equality') }}
        />
      )}
    />
  );
}
