import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import type { Measured, Moment } from '../model.ts';
import { TipTable } from '../parts/tip.tsx';

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
    <TipTable
      title={added ? `${moment.name} (${added})` : moment.name}
      rows={rows.map(({ label, color, exact }) => ({ label, color, text: exact(index) }))}
    />
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
