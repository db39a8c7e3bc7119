import Box from '@mui/material/Box';
import { PanelRow, RegionBreadcrumb, useAddressChoice } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/theme';
import { TopRegions } from '../overview/top-regions.tsx';
import { MAP_MEASURES } from './map-measure.ts';
import { MeasureSwitch } from './measure-switch.tsx';
import { RegionMap } from './region-map.tsx';

/** Pixels: nine rows of tiles, each with a name of two lines and its figure. */
const MAP_HEIGHT = 376;

/** The way down the regions, what the map shows, the map, and the same regions as bars beside it. */
export function RegionMapRow() {
  const [measure, setMeasure] = useAddressChoice('mp', MAP_MEASURES);
  return (
    <>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 3, rowGap: 1 },
          '@media print': { breakAfter: 'avoid' },
        }}
      >
        <RegionBreadcrumb />
        <MeasureSwitch measure={measure} onChange={setMeasure} />
      </Box>
      <PanelRow>
        <RegionMap measure={measure} height={MAP_HEIGHT} />
        <TopRegions height={CHART_HEIGHTS.large} />
      </PanelRow>
    </>
  );
}
