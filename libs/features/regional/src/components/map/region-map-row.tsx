import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { RegionBreadcrumb, useAddressChoice } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { messages } from '../../messages/regional.ts';
import { TopRegions } from '../overview/top-regions.tsx';
import { MAP_MEASURES, type MapMeasure } from './map-measure.ts';
import { MeasureMap } from './measure-map.tsx';

/** Pixels for eight rows of tiles, each with a name of two lines and a figure. */
const MAP_HEIGHT = 444;
/** Pixels for ten rows, which are about as high as the map. */
const REGIONS_HEIGHT = 460;

interface MeasureSwitchProps {
  readonly measure: MapMeasure;
  readonly onChange: (measure: MapMeasure) => void;
}

/** Chooses the measure of the map; on paper only its name. */
function MeasureSwitch({ measure, onChange }: MeasureSwitchProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <label htmlFor={id}>{t('measure')}</label>
      <NativeSelect
        id={id}
        value={measure}
        onChange={({ target }) => onChange(MAP_MEASURES.find((known) => known === target.value) ?? measure)}
        sx={{ typography: 'body2', displayPrint: 'none' }}
      >
        {MAP_MEASURES.map((known) => (
          <option key={known} value={known}>
            {t(`measure.${known}`)}
          </option>
        ))}
      </NativeSelect>
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {t(`measure.${measure}`)}
      </Box>
    </Box>
  );
}

export interface RegionMapRowProps {
  /** False where the page shows the path already. */
  readonly hasPath?: boolean;
  /** Panel beside the map; by default the same regions as bars. */
  readonly secondPanel?: ReactNode;
}

/** Region path, choice of measure, and the map with a panel beside it. */
export function RegionMapRow({ hasPath = true, secondPanel = <TopRegions height={REGIONS_HEIGHT} /> }: RegionMapRowProps) {
  const [measure, setMeasure] = useAddressChoice('mp', MAP_MEASURES);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          '@media print': { breakAfter: 'avoid' },
        }}
      >
        {hasPath && <RegionBreadcrumb />}
        <MeasureSwitch measure={measure} onChange={setMeasure} />
      </Box>
      <PanelRow>
        <MeasureMap measure={measure} height={MAP_HEIGHT} />
        {secondPanel}
      </PanelRow>
    </>
  );
}
