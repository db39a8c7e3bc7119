import { AnswerRows, DetailsPanel, useMoneyMeasure, usePanelWords, type Drawing } from '@pendapa/analysis';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { paymentColumns } from '../shared/payment-columns.ts';
import { usePairs, type PairMeasure } from './questions.ts';

/** Every pair with value, share, transactions, average and change. */
export function PairRows({ read, height }: Pick<Drawing<PairMeasure, 'bank' | 'channel'>, 'read' | 'height'>) {
  const money = useMoneyMeasure();
  const { description } = usePanelWords(messages, 'table');
  return (
    <AnswerRows
      read={read}
      description={description(read.said)}
      height={height}
      columns={(columns) => [columns.by('bank'), columns.by('channel'), ...paymentColumns(columns, money)]}
    />
  );
}

/** The proof: every pair with its figures. */
export const PairDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={usePairs()}
    measure={useMoneyMeasure()}
    table={(drawing) => <PairRows {...drawing} />}
  />
);
