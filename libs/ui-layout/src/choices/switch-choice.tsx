import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export interface SwitchChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: (checked: boolean) => void;
}

/** Choice between yes and no. */
export const SwitchChoice = ({ label, checked, onChoose }: SwitchChoiceProps) => (
  <FormControlLabel
    control={<Switch size="small" checked={checked} onChange={(_, next) => onChoose(next)} />}
    label={label}
    slotProps={{ typography: { variant: 'body2' } }}
    // Aligns the thumb with the content below.
    sx={{ ml: -0.5, mr: 0, displayPrint: 'none' }}
  />
);
