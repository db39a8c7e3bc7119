import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export interface CheckboxListProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Choice of any number of options. Chosen values that are not in the list stay chosen. */
export function CheckboxList({ label, options, chosen, onChange }: CheckboxListProps) {
  const toggle = (value: string): void => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FormGroup role="group" aria-label={label} sx={{ flexWrap: 'nowrap' }}>
      {options.map(({ value, label: name }) => (
        <FormControlLabel
          key={value}
          control={<Checkbox size="small" sx={{ py: 0.5 }} checked={chosen.includes(value)} onChange={() => toggle(value)} />}
          label={name}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </FormGroup>
  );
}
