import { FilteredPage, FurtherLink, PanelRow, type FilterName } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ObjectDetails, ObjectSums } from '../components/tax-objects/object-details.tsx';
import { ObjectKinds } from '../components/tax-objects/object-kinds.tsx';
import { ObjectKpis } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { Areas, OwingObjects } from '../components/tax-objects/standing.tsx';
import { HeldBands, ObjectsSentence, ValueBands } from '../components/tax-objects/value-bands.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/tax-objects.ts';

const OFFERS: readonly FilterName[] = ['tax', 'region', 'level', 'period', 'compare'];

export default function DemoTaxobjectPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('taxObject')} question={t('question')} sentence={<ObjectsSentence />} offers={OFFERS}>
      <ObjectKpis />
      <PanelRow even>
        <HeldBands height={CHART_HEIGHTS.medium} />
        <ObjectKinds height={CHART_HEIGHTS.medium} />
      </PanelRow>
      <ValueBands height={CHART_HEIGHTS.small} />
      <OwingObjects />
      <Areas />
      <ObjectTiles height={CHART_HEIGHTS.large} />
      <ObjectDetails />
      <ObjectSums />
      <FurtherLink to="/tax-objects">{t('toObjects')}</FurtherLink>
      <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
    </FilteredPage>
  );
}
