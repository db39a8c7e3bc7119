import { DetailsPart } from '@pendapa/analysis';
import { IndicatorHeat } from '../components/detail/indicator-heat.tsx';
import { RegionAreas } from '../components/detail/region-areas.tsx';
import { RegisterTable } from '../components/detail/register-table.tsx';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';

/** Indicators side by side, the map, areas, and the list for the meeting. */
export default function DetailedRegionalDetails() {
  return (
    <>
      <DetailsPart part="indicators">
        <IndicatorHeat />
      </DetailsPart>
      <DetailsPart part="map">
        <RegionMapRow hasPath={false} />
        <RegionNotes />
      </DetailsPart>
      <DetailsPart part="areas">
        <RegionAreas />
      </DetailsPart>
      <DetailsPart part="list">
        <RegisterTable />
      </DetailsPart>
    </>
  );
}
