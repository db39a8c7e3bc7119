import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/cross-dimensional.ts';
import { useLeast } from './choices.ts';

/** How strong a relation has to be; the address changes once the hand is off. */
export function LeastSlider() {
  const t = useMessages(messages);
  const format = useFormat();
  const [least, choose] = useLeast();
  const [moving, move] = useState<number | null>(null);
  const words = (value: number): string => t('least', { r: format.decimal(value, 2) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
      <Typography variant="body2">{words(moving ?? least)}</Typography>
      <Slider
        size="small"
        min={0.3}
        max={0.9}
        step={0.05}
        value={moving ?? least}
        aria-label={t('leastLabel')}
        getAriaValueText={words}
        sx={{ width: 150 }}
        onChange={(_, value) => move(value)}
        onChangeCommitted={(_, value) => {
          move(null);
          choose(value);
        }}
      />
    </Box>
  );
}
