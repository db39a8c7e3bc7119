import { DetailsPanel, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';

/** The proof: every bank; what no extract tells is said below. */
export function BankDetails() {
  const t = useMessages(messages);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useFilteredAnswer(ask.banks)}
      measure="amount"
      note={() => t('unreconciled')}
      columns={({ by, of, share, growth }) => [
        by('bank'),
        of('amount'),
        share('amount'),
        growth('amount'),
        of('transactions'),
        of('averageValue'),
        of('settlementDays'),
      ]}
    />
  );
}
