import { FilteredPage, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowCards } from '../components/shared/flow-cards.tsx';
import { PlaceTiles } from '../components/op-up3d/place-tiles.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { MostSentence, PlaceObjects, UnitChanges, UnitObjects, UnitTable } from '../components/op-up3d/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/op-up3d.ts';
import { owingObjects } from '../questions/owing-objects.ts';

const OFFERS: readonly FilterName[] = ['period', 'region', 'level', 'tax', 'category', 'unit', 'kind'];

export default function ArrearsOpUp3dPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('objectsUp3d')} question={t('question')} sentence={<MostSentence />} offers={OFFERS} stock>
      <FlowCards label={t('kpis')} />
      <UnitObjects />
      <UnitChanges />
      <PlaceTiles />
      <PlaceObjects />
      <UnitTable />
      <ReconciliationStrip of={owingObjects} />
      <Debtors />
    </FilteredPage>
  );
}
