import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, KpiStrip, MeasureCards, usePanelWords } from '@pendapa/panels';
import { PlaceTiles } from '../components/op-up3d/place-tiles.tsx';
import { MostSentence, PlaceObjects, UnitChanges, UnitObjects } from '../components/op-up3d/units-and-places.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { messages } from '../messages/op-up3d.ts';
import { unitFlows } from '../questions/arrears-op-up3d.ts';
import { debtorFlow } from '../questions/debtor-flow.ts';
import { owingReconciliation } from '../questions/owing-objects.ts';

/** Objects in arrears by unit (UP3D, a district tax office) and by place. */
export default function ArrearsOpUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<MostSentence />}
      offers={['period', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <KpiStrip>
        <MeasureCards query={debtorFlow} measures={['closing', 'added', 'returned', 'cleared', 'stayed']} />
      </KpiStrip>
      <UnitObjects />
      <UnitChanges />
      <PlaceTiles />
      <PlaceObjects />
      <DetailsPanel words={usePanelWords(messages, 'table')} query={unitFlows} measure="closing" />
      <ReconciliationStrip reconciliation={owingReconciliation} />
      <Debtors />
    </FilteredPage>
  );
}
