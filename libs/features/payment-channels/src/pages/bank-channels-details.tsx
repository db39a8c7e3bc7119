import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useCrossFilter, useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, CourseMultiples, DetailsPanel, useCourseWords, usePanelWords } from '@pendapa/panels';
import { BankIndexCard } from '../components/banks/bank-kpis.tsx';
import { PairMatrix } from '../components/banks/pair-matrix.tsx';
import { messages } from '../messages/bank-channels.ts';
import * as ask from '../questions/bank-channels.ts';

/** Number of banks with a chart of their own. */
const SHOWN = 5;

/** Small multiples of the largest banks by month, on one scale. */
function BankMonths() {
  const select = useCrossFilter()('bank');
  const result = useFilteredAnswer(ask.bankMonths);
  const courseWords = useCourseWords()(result.answer, 'bank', 'amount', SHOWN);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', courseWords)}
      query={result}
      measure="amount"
      chart={(drawing) => <CourseMultiples {...drawing} by="bank" measure="amount" maxCourses={SHOWN} onSelect={select} />}
    />
  );
}

/** Banks as a table with their concentration, with their channels, and by month. */
export default function BankChannelsDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="banks">
        <BankIndexCard />
        <DetailsPanel
          words={usePanelWords(messages, 'table')}
          query={ask.banks}
          measure="amount"
          note={() => t('unreconciled')}
          columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
            dimensionColumn('bank'),
            measureColumn('amount'),
            shareColumn('amount'),
            growthColumn('amount'),
            measureColumn('transactions'),
            measureColumn('averageValue'),
            measureColumn('settlementDays'),
          ]}
        />
        <ReconciliationStrip />
      </DetailsPart>
      <DetailsPart part="pairs">
        <PairMatrix />
      </DetailsPart>
      <DetailsPart part="months">
        <BankMonths />
      </DetailsPart>
    </>
  );
}
