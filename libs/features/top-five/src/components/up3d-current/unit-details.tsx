import { TablePanel } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useUnitsWithMonths } from './questions.ts';
import { UnitTable } from './unit-table.tsx';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: every unit with its figures. */
export function UnitDetails() {
  const t = useMessages(messages);
  const { units, beside } = useUnitsWithMonths();
  return (
    <TablePanel title={t('table.title')} asked={units} measure="realised" height={HEIGHT}>
      {(answer) => <UnitTable answer={answer} beside={beside} maxHeight={HEIGHT} />}
    </TablePanel>
  );
}
