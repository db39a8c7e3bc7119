import { styled } from '@mui/material/styles';
import type { DrawnLine } from './line-marks.tsx';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center', gap: 6 },
  span: { width: 16, borderTopWidth: 3 },
}));

/** In the order of the data; where lines cannot carry their names. */
export function LineLegend({ lines }: { readonly lines: readonly DrawnLine[] }) {
  return (
    <List aria-hidden="true">
      {lines.map(({ key, label, color, role }) => (
        <li key={key}>
          <span style={{ borderTopColor: color, borderTopStyle: role === 'plan' ? 'dashed' : 'solid' }} />
          {label}
        </li>
      ))}
    </List>
  );
}
