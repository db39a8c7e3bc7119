import { AnswerState } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { messages } from '../messages/revenue-op-trend.ts';
import { useMonths } from './op-trend-questions.ts';
import { OpTrendTable } from './op-trend-table.tsx';

const HEIGHT = 420;

/** The proof: every month with its figures. */
export function OpTrendDetails() {
  const t = useMessages(messages);
  return (
    <Panel title={t('table.title')} height={HEIGHT}>
      <AnswerState asked={useMonths()} measure="amount" height={HEIGHT}>
        {(answer) => <OpTrendTable answer={answer} maxHeight={HEIGHT} />}
      </AnswerState>
    </Panel>
  );
}
