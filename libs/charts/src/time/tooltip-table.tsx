import { styled } from '@mui/material/styles';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import type { Measured, Moment } from '../model.ts';

const Box = styled('table')(({ theme }) => ({
  ...theme.typography.caption,
  borderCollapse: 'collapse',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: theme.shadows[3],
  padding: theme.spacing(1),
  borderSpacing: 0,
  display: 'block',
  caption: { textAlign: 'left', fontWeight: 600, paddingBottom: 4, whiteSpace: 'nowrap' },
  th: { fontWeight: 400, textAlign: 'left', paddingRight: 16, color: theme.vars.palette.text.secondary },
  td: { textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' },
  'th span': { display: 'inline-block', width: 10, height: 10, borderRadius: 2, marginRight: 6 },
}));

export interface Marked extends Measured {
  readonly color: string;
}

export interface TooltipTableProps {
  readonly moments: readonly Moment[];
  readonly rows: readonly Marked[];
  /** Added to the name of a period that has not ended. */
  readonly remark: (index: number) => string | null;
}

function Content({ moments, rows, remark }: TooltipTableProps) {
  const index = useAxesTooltip()?.[0]?.dataIndex;
  const moment = index === undefined ? undefined : moments[index];
  if (index === undefined || !moment) return null;
  const added = remark(index);
  return (
    <Box>
      <caption>{added ? `${moment.name} (${added})` : moment.name}</caption>
      <tbody>
        {rows.map(({ key, label, color, exact }) => (
          <tr key={key}>
            <th scope="row">
              <span style={{ background: color }} />
              {label}
            </th>
            <td>{exact(index)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** All values of the period under the pointer or the keyboard, in exact words. */
export function TooltipTable(props: TooltipTableProps) {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Content {...props} />
    </ChartsTooltipContainer>
  );
}
