import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useMoving } from '../use-moving.ts';

export interface ScenarioSliderProps {
  readonly label: string;
  readonly value: number;
  /** Every value that can be chosen. */
  readonly values: readonly number[];
  readonly words: (value: number) => string;
  readonly disabled: boolean;
  readonly onChoose: (value: number) => void;
}

/** One supposition with its name, its value and a slider. Arrow keys move the slider as well. */
export function ScenarioSlider({ label, value, values, words, disabled, onChoose }: ScenarioSliderProps) {
  const id = useId();
  const [shown, move] = useMoving(value);
  return (
    <Box sx={{ px: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'body2' }}>
        <span id={id}>{label}</span>
        <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
          {words(shown)}
        </Box>
      </Box>
      <Slider
        size="small"
        value={shown}
        min={Math.min(...values)}
        max={Math.max(...values)}
        step={null}
        marks={values.map((one) => ({ value: one }))}
        disabled={disabled}
        aria-labelledby={id}
        getAriaValueText={words}
        valueLabelDisplay="auto"
        valueLabelFormat={words}
        onChange={(_, next) => move(Number(next))}
        // The address follows when the hand is off.
        onChangeCommitted={(_, next) => onChoose(Number(next))}
      />
    </Box>
  );
}
