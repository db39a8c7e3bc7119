import { DetailsPart } from '@pendapa/analysis';
import { useHasBorders } from '@pendapa/panels';
import { CHART_HEIGHTS } from '@pendapa/theme';
import { IndicatorHeat } from '../components/detail/indicator-heat.tsx';
import { LargestChanges } from '../components/detail/largest-changes.tsx';
import { MonthMultiples } from '../components/detail/month-multiples.tsx';
import { RegionAreas } from '../components/detail/region-areas.tsx';
import { RegisterTable } from '../components/detail/register-table.tsx';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';
import { TopRegions } from '../components/overview/top-regions.tsx';

/** Panels for which the first part of an agency with borders has no room. */
const RisesAndRegions = () => (
  <>
    <LargestChanges direction="rises" />
    <TopRegions height={CHART_HEIGHTS.large} />
  </>
);

/** Months, indicators side by side, the map, areas, and the list for the meeting. */
export default function DetailedRegionalDetails() {
  return (
    <>
      <DetailsPart part="months">
        <MonthMultiples />
      </DetailsPart>
      <DetailsPart part="indicators">
        <IndicatorHeat />
      </DetailsPart>
      <DetailsPart part="map">
        {useHasBorders() ? <RisesAndRegions /> : <RegionMapRow hasPath={false} />}
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
