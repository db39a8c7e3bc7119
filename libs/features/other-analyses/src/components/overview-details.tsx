import { TablePanel } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { useTaxTypes } from './overview-questions.ts';
import { TaxTypeTable } from './tax-type-table.tsx';

/** The proof: every tax type with its figures. */
export function OverviewDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={useTaxTypes()} measure="realised" height={CHART_HEIGHTS.large}>
      {(answer) => <TaxTypeTable answer={answer} />}
    </TablePanel>
  );
}
