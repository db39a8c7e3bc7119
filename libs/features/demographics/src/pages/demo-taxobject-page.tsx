import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { Areas, ValueByBands, ValueBands } from '../components/tax-objects/bands.tsx';
import { ObjectDetails, ObjectKinds, OwingObjects } from '../components/tax-objects/kinds.tsx';
import { ObjectKpis, ObjectsSentence } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { useSummed } from '../components/tax-objects/of-taxes.ts';
import { messages } from '../messages/tax-objects.ts';

/** Shows that the parts of the page add up to the same objects. */
const ObjectSums = () => <ReconciliationStrip reconciliation={useSummed()} />;

/** Tax objects by kind, value and area, with payments and arrears. */
export default function DemoTaxobjectPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<ObjectsSentence />} offers={['tax', 'region', 'level', 'period', 'compare']}>
      <ObjectKpis />
      <PanelRow hasEqualWidths>
        <ValueByBands />
        <ObjectKinds />
      </PanelRow>
      <ValueBands />
      <OwingObjects by="objectClass" />
      <OwingObjects by="valueBand" />
      <Areas />
      <ObjectTiles />
      <ObjectDetails />
      <ObjectSums />
      <FurtherLink to="/tax-objects">{t('toObjects')}</FurtherLink>
      <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
      <FurtherLink to="/assessment">{t('toAssessments')}</FurtherLink>
    </FilteredPage>
  );
}
