import { TablePanel, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useRegions } from '../shared/questions.ts';
import { RegionTable } from '../shared/region-table.tsx';

const HEIGHT = CHART_HEIGHTS.medium;
/** So many rows are shown without a scroll of their own. */
const FEW = 12;

/** The proof: every region of the page's level. */
export function RegionDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={useRegions()} measure={useMoneyMeasure()} height={HEIGHT}>
      {(answer) => (
        <RegionTable key={levelsIn(answer).level} answer={answer} maxHeight={answer.rowCount > FEW ? CHART_HEIGHTS.large : undefined} />
      )}
    </TablePanel>
  );
}
