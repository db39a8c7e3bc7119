import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { FlowCards } from '../components/shared/flow-cards.tsx';
import { PlaceTiles } from '../components/op-up3d/place-tiles.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { MostSentence, PlaceObjects, UnitChanges, UnitObjects, UnitTable } from '../components/op-up3d/panels.tsx';
import { messages } from '../messages/op-up3d.ts';
import { owingObjects } from '../questions/owing-objects.ts';

export default function ArrearsOpUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<MostSentence />}
      offers={['period', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
      stock
    >
      <FlowCards />
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
