import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { extentOf, place } from './extent.ts';

export interface RankedBar {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  /** The value in words. */
  readonly text: string;
  /** All digits, for the pointer. */
  readonly exact: string;
  /** A second figure at the end of the row, such as share or change. */
  readonly detail?: ReactNode;
}

export interface RankedBarsProps {
  /** In the order to be shown. */
  readonly bars: readonly RankedBar[];
  readonly description: string;
  /** What the second figure is; read before it by screen readers and shown at its head. */
  readonly detailLabel?: string;
  readonly valueLabel: string;
}

const List = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: theme.spacing(0.5, 0), verticalAlign: 'middle', fontWeight: 400 },
  thead: { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  'thead th': { paddingTop: 0 },
  'tbody th': { textAlign: 'left', width: '36%', maxWidth: 0, paddingRight: theme.spacing(1.5), overflowWrap: 'anywhere', lineHeight: 1.3 },
  'td:nth-of-type(n + 2), thead th:nth-of-type(n + 3)': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    paddingLeft: theme.spacing(1.5),
    width: 1,
  },
  [theme.breakpoints.down('sm')]: {
    'thead th:nth-of-type(2)': { display: 'none' },
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      padding: theme.spacing(0.5, 0),
    },
    'tbody th': { width: 'auto', maxWidth: 'none' },
    'tbody td': { width: 'auto' },
    'tbody td:nth-of-type(1)': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

const Track = styled('span')({ display: 'block', position: 'relative', height: 14, minWidth: 48 });
const Fill = styled('span')({ position: 'absolute', top: 0, bottom: 0, borderRadius: 2, minWidth: 1 });

/** Horizontal bars from zero with their names in full; a table to screen readers, so every figure can be walked to. */
export function RankedBars({ bars, description, valueLabel, detailLabel }: RankedBarsProps) {
  const colors = useChartColors();
  const extent = extentOf(bars.map(({ value }) => value));
  const zero = place(0, extent);
  return (
    <List aria-label={description}>
      <thead>
        <tr>
          <th />
          <th />
          <th scope="col">{valueLabel}</th>
          {detailLabel !== undefined && <th scope="col">{detailLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, text, exact, detail }) => {
          const end = value === null ? zero : place(value, extent);
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td aria-hidden="true">
                <Track>
                  {value !== null && (
                    <Fill style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%`, background: colors.series[0] }} />
                  )}
                </Track>
              </td>
              <td title={exact}>{text}</td>
              {detailLabel !== undefined && <td>{detail}</td>}
            </tr>
          );
        })}
      </tbody>
    </List>
  );
}
