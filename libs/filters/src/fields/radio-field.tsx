import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface RadioFieldProps {
  readonly label: string;
  /** Value of the chosen option; no option is chosen if none matches. */
  readonly value: string;
  readonly options: readonly RadioOption[];
  readonly onChoose: (value: string) => void;
}

/** Choice of one among a few options. */
export function RadioField({ label, value, options, onChoose }: RadioFieldProps) {
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_, chosen) => onChoose(chosen)}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          control={<Radio size="small" sx={{ py: 0.5 }} />}
          label={option.label}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </RadioGroup>
  );
}
