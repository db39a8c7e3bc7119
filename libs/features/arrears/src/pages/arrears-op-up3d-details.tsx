import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, KpiStrip, MeasureCards, useHasBorders, usePanelWords } from '@pendapa/panels';
import { PlacePath, PlaceTiles } from '../components/op-up3d/place-tiles.tsx';
import { PlaceObjects, UnitChanges, UnitObjects } from '../components/op-up3d/units-and-places.tsx';
import { Debtors } from '../components/shared/worklists.tsx';
import { messages } from '../messages/op-up3d.ts';
import { unitFlows } from '../questions/arrears-op-up3d.ts';
import { debtorFlow, owingReconciliation } from '../questions/owing-objects.ts';

/** Details of objects in arrears by place: the map, all units, their changes, regions, and the list of debtors. */
export default function ArrearsOpUp3dDetails() {
  const t = useMessages(messages);
  return (
    <>
      {!useHasBorders() && (
        <DetailsPart part="map">
          <PlacePath />
          <PlaceTiles />
        </DetailsPart>
      )}
      <DetailsPart part="units">
        <UnitObjects />
      </DetailsPart>
      <DetailsPart part="change">
        <KpiStrip label={t('details.change')}>
          <MeasureCards query={debtorFlow} measures={['closing', 'added', 'returned', 'cleared', 'stayed']} />
        </KpiStrip>
        <UnitChanges />
        <DetailsPanel words={usePanelWords(messages, 'table')} query={unitFlows} measure="closing" />
      </DetailsPart>
      <DetailsPart part="places">
        <PlaceObjects />
      </DetailsPart>
      <DetailsPart part="list">
        <ReconciliationStrip reconciliation={owingReconciliation} />
        <Debtors />
      </DetailsPart>
    </>
  );
}
