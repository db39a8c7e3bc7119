import { monthlySums, MonthPartsPanel, usePanelWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useDocumentMonths } from './questions.ts';

/** What was issued when, and by which document. */
export function DocumentMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <MonthPartsPanel
      words={usePanelWords(messages, 'months')}
      asked={useDocumentMonths()}
      measure="gross"
      by="document"
      height="small"
      sentence={(monthly) => {
        const sums = monthlySums(monthly);
        const most = sums.map(Number).indexOf(Math.max(...sums.map(Number)));
        const month = monthly.months[most];
        const amount = format.value(sums[most] ?? null, 'money');
        return month === undefined ? null : t('months.sentence', { month: format.month(month), amount });
      }}
    />
  );
}
