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
  /** No option is chosen where none has the value. */
  readonly value: string;
  readonly options: readonly RadioOption[];
  readonly onChoose: (value: string) => void;
}

/** One of a few. */
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
