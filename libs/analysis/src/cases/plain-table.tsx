import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export interface PlainFigure {
  readonly text: string;
  /** All digits, for the tooltip. */
  readonly exact: string;
}

export interface PlainTableProps {
  readonly caption: string;
  /** True if the caption is visible. */
  readonly shown?: boolean;
  readonly columns: readonly string[];
  /** Cells as text; all but the first are figures. */
  readonly rows: readonly (readonly [name: string, ...figures: readonly (string | PlainFigure)[]])[];
}

const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** Small table in a dialog. It cannot be exported, because it is about one taxpayer. */
export function PlainTable({ caption, shown = false, columns, rows }: PlainTableProps) {
  return (
    <Table size="small" aria-label={caption} sx={{ '& th, & td': { px: 0.75 }, '& tr > :first-of-type': { pl: 0 } }}>
      {shown && <caption style={{ captionSide: 'top', padding: 0 }}>{caption}</caption>}
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} sx={index > 0 ? figures : undefined}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([lead, ...cells]) => (
          <TableRow key={lead}>
            <TableCell component="th" scope="row">
              {lead}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={columns[index + 1]} sx={figures} title={typeof cell === 'string' ? undefined : cell.exact}>
                {typeof cell === 'string' ? cell : cell.text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
