import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { RegionBreadcrumb } from '@pendapa/filters';
import { PanelRow, useHasBorders } from '@pendapa/panels';
import { Areas, ValueBands, ValueByBands } from '../components/tax-objects/bands.tsx';
import { ObjectDetails, OwingObjects } from '../components/tax-objects/kinds.tsx';
import { MiddleValueCard, OutdatedCard } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { useSummed } from '../components/tax-objects/of-taxes.ts';

/** Shows that the parts of the page add up to the same objects. */
const ObjectSums = () => <ReconciliationStrip reconciliation={useSummed()} />;

/** Objects as a table, by value, by area, and on the map, unless the first part has it. */
export default function DemoTaxobjectDetails() {
  const hasBorders = useHasBorders();
  return (
    <>
      <DetailsPart part="objects">
        <OutdatedCard />
        <OwingObjects by="objectClass" />
        <ObjectDetails />
        <ObjectSums />
      </DetailsPart>
      <DetailsPart part="values">
        <MiddleValueCard />
        <PanelRow hasEqualWidths>
          <ValueByBands />
          <OwingObjects by="valueBand" />
        </PanelRow>
        <ValueBands />
      </DetailsPart>
      <DetailsPart part="areas">
        <Areas />
      </DetailsPart>
      {!hasBorders && (
        <DetailsPart part="map">
          <RegionBreadcrumb />
          <ObjectTiles />
        </DetailsPart>
      )}
    </>
  );
}
