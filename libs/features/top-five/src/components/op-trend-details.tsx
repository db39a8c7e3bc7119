import { TablePanel, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useMonthsWithObjects } from './op-trend-questions.ts';
import { OpTrendTable } from './op-trend-table.tsx';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: every month with its figures. */
export function OpTrendDetails() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { months, objects } = useMonthsWithObjects();
  return (
    <TablePanel title={t('table.title')} asked={months} measure={money} height={HEIGHT}>
      {(answer) => <OpTrendTable answer={answer} objects={objects} maxHeight={HEIGHT} />}
    </TablePanel>
  );
}
