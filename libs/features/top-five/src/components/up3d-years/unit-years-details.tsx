import { TablePanel, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useYearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: every unit in every year. */
export function UnitYearsDetails() {
  const t = useMessages(messages);
  const { years, units } = useYearsWithUnits();
  return (
    <TablePanel title={t('table.title')} asked={years} measure={useMoneyMeasure()} height={HEIGHT}>
      {(answer) => <UnitYearsTable answer={answer} units={units} maxHeight={HEIGHT} />}
    </TablePanel>
  );
}
