import { memo, useId } from 'react';
import Box from '@mui/material/Box';

export interface TargetCellProps {
  readonly tax: string;
  readonly row: number;
  readonly column: number;
  /** Accessible name: the tax and the column. */
  readonly label: string;
  readonly text: string;
  /** The fault of the text, in words; null if there is none. */
  readonly fault: string | null;
  readonly onChange: (tax: string, column: number, text: string) => void;
}

const inputStyle = {
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  width: '100%',
  minWidth: 132,
  maxWidth: 260,
  height: 34,
  px: 1,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.5,
  '&[aria-invalid="true"]': { borderColor: 'status.bad', borderWidth: 2 },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 0 },
} as const;

/** One amount of the table, typed as text. */
export const TargetCell = memo(function TargetCell({ tax, row, column, label, text, fault, onChange }: TargetCellProps) {
  const faultId = useId();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', flex: '0 1 60%', minWidth: 132 }}>
      <Box
        component="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-cell={`${row}:${column}`}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        value={text}
        onChange={({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onChange(tax, column, currentTarget.value)}
        sx={inputStyle}
      />
      {fault !== null && (
        <Box id={faultId} sx={{ typography: 'caption', color: 'status.bad', maxWidth: 200, whiteSpace: 'normal', textAlign: 'right' }}>
          {fault}
        </Box>
      )}
    </Box>
  );
});
