import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ObjectDetails, ObjectKinds } from '../components/tax-objects/object-kinds.tsx';
import { ObjectKpis } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { useSummed } from '../components/tax-objects/questions.ts';
import { Areas, OwingObjects } from '../components/tax-objects/standing.tsx';
import { HeldBands, ObjectsSentence, ValueBands } from '../components/tax-objects/value-bands.tsx';
import { messages } from '../messages/tax-objects.ts';

/** That the parts of the page are parts of the same objects. */
const ObjectSums = () => <ReconciliationStrip of={useSummed()} />;

export default function DemoTaxobjectPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<ObjectsSentence />} offers={['tax', 'region', 'level', 'period', 'compare']}>
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
