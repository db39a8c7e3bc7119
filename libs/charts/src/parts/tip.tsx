import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface TipRow {
  readonly label: string;
  /** All digits. */
  readonly text: string;
  readonly color?: string;
}

/** The exact words of one mark. */
export interface Tip {
  readonly title: string;
  readonly rows: readonly TipRow[];
}

const Box = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: theme.shadows[3],
  padding: theme.spacing(1),
  borderSpacing: 0,
  // Long words break rather than leave a phone's window; amounts hold together by their own spaces.
  maxWidth: 'min(90vw, 28rem)',
  caption: { textAlign: 'left', fontWeight: 600, paddingBottom: 4 },
  th: { fontWeight: 400, textAlign: 'left', paddingRight: 16, color: theme.vars.palette.text.secondary },
  td: { textAlign: 'right', fontWeight: 600 },
  'th span': { display: 'inline-block', width: 10, height: 10, borderRadius: 2, marginRight: 6 },
  '@media print': { display: 'none' },
}));

/** One form for every tooltip: a name, and its values with all digits. */
export function TipTable({ title, rows }: Tip): ReactNode {
  return (
    <Box>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, text, color }) => (
          <tr key={label}>
            <th scope="row">
              {color !== undefined && <span style={{ background: color }} />}
              {label}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** The same in one line, for those who do not see the table. */
export const tipInWords = ({ rows }: Tip): string => rows.map(({ label, text }) => `${label} ${text}`).join('; ');
