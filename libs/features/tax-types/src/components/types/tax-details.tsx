import { TablePanel } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { DueNote } from './due-note.tsx';
import { useTaxes } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: every tax type with its figures. */
export function TaxDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={useTaxes()} measure="realised" height={HEIGHT} footer={<DueNote />}>
      {(answer) => <TaxTable answer={answer} maxHeight={HEIGHT} />}
    </TablePanel>
  );
}
