import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export interface RadioChoiceProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  /** Null while nothing is chosen. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly row?: boolean;
  readonly disabled?: boolean;
  readonly fault?: string;
}

/** A group of radio buttons. */
export function RadioChoice<V extends string>({ label, options, value, onChange, row, disabled, fault }: RadioChoiceProps<V>) {
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FormControl error={fault !== undefined} disabled={disabled}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row={row}
        aria-labelledby={id}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={value ?? ''}
        onChange={(_, chosen) => choose(chosen)}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} value={option.value} label={option.label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {fault !== undefined && <FormHelperText id={`${id}-fault`}>{fault}</FormHelperText>}
    </FormControl>
  );
}
