import { useId } from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { MAP_MEASURES, type MapMeasure } from './map-measure.ts';

export interface MeasureSwitchProps {
  readonly measure: MapMeasure;
  readonly onChange: (measure: MapMeasure) => void;
}

/** What the map is coloured by; on paper the word alone. */
export function MeasureSwitch({ measure, onChange }: MeasureSwitchProps) {
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
