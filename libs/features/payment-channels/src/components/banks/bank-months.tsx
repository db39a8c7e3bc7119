import { useFilteredAnswer, useCrossFilter } from '@pendapa/filters';
import { ChartPanel, CourseMultiples, useCourseWords, usePanelWords } from '@pendapa/panels';
import { messages } from '../../messages/bank-channels.ts';
import { bankMonths } from '../../questions/bank-channels.ts';

const SHOWN = 5;

/** Small multiples of the largest banks by month, on one scale. */
export function BankMonths() {
  const select = useCrossFilter()('bank');
  const result = useFilteredAnswer(bankMonths);
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
