import Checkbox from '@mui/material/Checkbox';

export interface RowCheckboxProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Chooses a row of a list; paper does not show it. */
export const RowCheckbox = ({ label, isChosen, isDisabled, onToggle }: RowCheckboxProps) => (
  <Checkbox
    size="small"
    checked={isChosen}
    disabled={isDisabled}
    onChange={onToggle}
    slotProps={{ input: { 'aria-label': label } }}
    sx={{ p: 0, mr: 0.5, my: '-3px', displayPrint: 'none' }}
  />
);
