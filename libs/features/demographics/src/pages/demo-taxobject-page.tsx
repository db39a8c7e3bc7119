import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ObjectDetails, ObjectKinds } from '../components/tax-objects/object-kinds.tsx';
import { ObjectKpis } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { useSummed } from '../components/tax-objects/questions.ts';
import { Areas, OwingObjects } from '../components/tax-objects/standing.tsx';
import { HeldBands, ObjectsSentence, ValueBands } from '../components/tax-objects/value-bands.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/tax-objects.ts';

const OFFERS: readonly FilterName[] = ['tax', 'region', 'level', 'period', 'compare'];

/** That the parts of the page are parts of the same objects. */
const ObjectSums = () => <ReconciliationStrip of={useSummed()} />;

export default function DemoTaxobjectPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('taxObject')} question={t('question')} sentence={<ObjectsSentence />} offers={OFFERS}>
      <ObjectKpis />
      <PanelRow even>
        <HeldBands />
        <ObjectKinds />
      </PanelRow>
      <ValueBands />
      <OwingObjects />
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
