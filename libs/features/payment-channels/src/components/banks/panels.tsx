import { ChartPanel, CourseMultiples, DetailsPanel, useCourseWords, useFilteredAnswer, useNarrow, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';

const SHOWN = 5;

/** The course of the largest banks, all on one scale. */
export function BankMonths() {
  const select = useNarrow()('bank');
  const asked = useFilteredAnswer(ask.bankMonths);
  const told = useCourseWords()(asked.answer, 'bank', 'amount', SHOWN);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', told)}
      asked={asked}
      measure="amount"
      chart={(drawing) => <CourseMultiples {...drawing} by="bank" measure="amount" most={SHOWN} onSelect={select} />}
    />
  );
}

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
