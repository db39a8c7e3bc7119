import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { ColorKey, Dot, type KeyEntry } from '../parts/color-key.tsx';
import { Tick, Unknown } from '../parts/fill.ts';
import { toneColor } from '../parts/tone.ts';
import { place, spreadOf } from './extent.ts';
import type { RankedBar } from './ranked-bars.tsx';
import { RowList } from './row-list.tsx';

export interface DotPlotProps {
  /** In the order to be shown; `mark` is the plan. */
  readonly dots: readonly RankedBar[];
  readonly description: string;
  readonly names: { readonly dot: string; readonly mark: string };
  readonly onSelect?: (key: string) => void;
  readonly first?: number;
}

const Line = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  height: 14,
  margin: '0 6px',
  backgroundImage: `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider})`,
  backgroundSize: '100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
}));

/** A dot per row on one scale, with its plan as a mark. */
export function DotPlot({ dots, description, names, onSelect, first }: DotPlotProps) {
  const colors = useChartColors();
  const span = spreadOf(dots.flatMap(({ value, mark }) => [value, mark?.value ?? null]));
  const at = (value: number): string => `${place(value, span)}%`;
  const key: readonly KeyEntry[] = [
    { label: names.dot, color: colors.series[0], form: 'dot' },
    { label: names.mark, color: colors.target, form: 'tick' },
  ];
  const rows = dots.map(({ value, mark, exact, tone = 'actual', ...row }) => ({
    ...row,
    tip: {
      title: row.label,
      rows: [{ label: names.dot, text: exact }, ...(mark ? [{ label: names.mark, text: mark.exact }] : [])],
    },
    bar: (
      <Line>
        {value === null && <Unknown />}
        {mark && mark.value !== null && <Tick style={{ left: at(mark.value), top: 0, bottom: 0, background: colors.target }} />}
        {value !== null && (
          <Dot style={{ left: at(value), top: 2, background: toneColor(colors, tone), borderColor: toneColor(colors, tone) }} />
        )}
      </Line>
    ),
  }));
  return (
    <>
      <ColorKey entries={key} />
      <RowList rows={rows} description={description} onSelect={onSelect} first={first} />
    </>
  );
}
