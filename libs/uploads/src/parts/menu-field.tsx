import type { Ref } from 'react';
import TextField from '@mui/material/TextField';

export interface MenuOption {
  readonly value: string;
  readonly label: string;
}

export interface MenuFieldProps {
  /** Accessible name; the table or the text beside it shows what it is about. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly MenuOption[];
  readonly fieldRef?: Ref<HTMLInputElement | HTMLSelectElement>;
  readonly onChoose: (value: string) => void;
}

/** A menu of the browser itself: on phones and with the keyboard it works as everywhere. */
export const MenuField = ({ label, value, options, fieldRef, onChoose }: MenuFieldProps) => (
  <TextField
    select
    size="small"
    value={value}
    inputRef={fieldRef}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    sx={{ minWidth: 160, maxWidth: '100%' }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
