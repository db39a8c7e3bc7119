import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@pendapa/ui-layout';

export interface StackedColumn {
  readonly key: string;
  readonly label: string;
  readonly isNumber?: boolean;
  /** Shown without its label on phones, such as a button. */
  readonly isBare?: boolean;
}

export interface StackedRow {
  readonly key: string;
  /** One cell for each column; null is not shown on phones. */
  readonly cells: readonly ReactNode[];
  readonly tone?: 'muted' | 'watch' | 'total';
}

export interface StackedTableProps {
  readonly caption: string;
  readonly columns: readonly StackedColumn[];
  readonly rows: readonly StackedRow[];
}

const PHONE = '@media screen and (max-width: 599.95px)';

const tones = {
  muted: { color: 'text.secondary' },
  watch: { bgcolor: 'status.watchGround' },
  total: { fontWeight: 600, borderTop: 1, borderColor: 'outline' },
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    px: 0.75,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 'inherit',
  },
  '& thead th': { typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [PHONE]: {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody, & tr': { display: 'block' },
    '& tbody tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody :is(th, td)': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      px: 0.5,
      py: 0.25,
      borderBottom: 0,
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& tbody th': { fontWeight: 600 },
    '& tbody td.number': { textAlign: 'right', whiteSpace: 'normal' },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', flex: 'none', maxWidth: '45%' },
  },
} as const;

/** A table whose rows become blocks on phones. Roles keep it a table there, because blocks would lose their meaning. */
export function StackedTable({ caption, columns, rows }: StackedTableProps) {
  return (
    <Box
      // A wide table scrolls sideways, also with the keyboard.
      role="group"
      aria-label={caption}
      tabIndex={0}
      sx={{ overflowX: 'auto', mx: -0.5, px: 0.5 }}
    >
      <Box component="table" role="table" aria-label={caption} sx={tableStyle}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} role="columnheader" scope="col" className={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells, tone }) => (
            <Box component="tr" role="row" key={key} sx={tone ? tones[tone] : undefined}>
              {columns.map(({ key: column, label, isNumber, isBare }, index) =>
                index === 0 ? (
                  <th key={column} role="rowheader" scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column} role="cell" className={isNumber ? 'number' : undefined} data-label={isBare ? undefined : label}>
                    {cells[index]}
                  </td>
                ),
              )}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
