import { TablePanel, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { PairTable } from './pair-table.tsx';
import { usePairs } from './questions.ts';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: every pair with its figures. */
export function PairDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={usePairs()} measure={useMoneyMeasure()} height={HEIGHT}>
      {(answer) => <PairTable answer={answer} maxHeight={HEIGHT} />}
    </TablePanel>
  );
}
