import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export interface ListChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly name: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

/** Choice of one option from a select list. */
export const ListChoice = <T extends string>({ label, value, choices, name, onChoose }: ListChoiceProps<T>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? value)}
    sx={{ minWidth: 150, maxWidth: '100%', displayPrint: 'none' }}
  >
    {choices.map((choice) => (
      <MenuItem key={choice} value={choice}>
        {name(choice)}
      </MenuItem>
    ))}
  </TextField>
);
