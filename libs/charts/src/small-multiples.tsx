import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { markProps } from './parts/mark.ts';
import { MarkArea } from './parts/mark-area.tsx';
import type { Tip } from './parts/tip.tsx';
import { pathThrough, splitUnfinished } from './axes/line-path.ts';

export interface Multiple {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Formatted last value, or last complete one. */
  readonly text: string;
  readonly tip: Tip;
}

export interface SmallMultiplesProps {
  readonly items: readonly Multiple[];
  readonly description: string;
  /** Reference level of all charts, such as 100 for the first year. */
  readonly level: number;
  /** Index of the period that is not over; the line to it is dotted. */
  readonly unfinished?: number | null;
  readonly onSelect?: (key: string) => void;
}

const WIDTH = 120;
const HEIGHT = 48;
const INSET = 3;
const FEW = 6;

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(7rem, 46%, 9.5rem), 1fr))',
  gap: theme.spacing(1, 2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& .item': {
    ...theme.typography.caption,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    padding: 4,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
  },
  '& button.item': { cursor: 'pointer', borderRadius: 4, '&:hover': { background: theme.vars.palette.action.hover } },
  // A few charts have space for full names.
  '&.few': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
  '& .name': { overflowWrap: 'anywhere' },
  '& .course': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .course svg': { flex: 1, minWidth: 0 },
  '& .course b': { flex: 'none', minWidth: '2.5rem', textAlign: 'right', fontWeight: 600 },
}));

/** Small multiples: one line each on a common scale, with name and last value. */
export function SmallMultiples({ items, description, level, unfinished = null, onSelect }: SmallMultiplesProps) {
  const colors = useChartColors();
  const known = items.flatMap(({ values }) => values.filter((value) => value !== null));
  const [min, max] = [Math.min(level, ...known), Math.max(level, ...known)];
  const y = (value: number): number => HEIGHT - INSET - ((value - min) / (max - min || 1)) * (HEIGHT - 2 * INSET);
  const x = (index: number, length: number): number => INSET + (index / Math.max(length - 1, 1)) * (WIDTH - 2 * INSET);
  const Item = onSelect ? 'button' : 'div';
  return (
    <MarkArea tip={(index) => items[index]?.tip} onSelect={onSelect && ((index) => onSelect(items[index]?.key ?? ''))}>
      <Grid aria-label={description} className={items.length <= FEW ? 'few' : undefined}>
        {items.map(({ key, label, values, text, tip }, index) => (
          <li key={key} {...(onSelect ? {} : markProps(index, tip))}>
            <Item className="item" {...(onSelect ? markProps(index, tip) : {})}>
              <span className="name">{label}</span>
              <span className="course">
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} preserveAspectRatio="none" aria-hidden="true">
                  <line
                    x1={0}
                    x2={WIDTH}
                    y1={y(level)}
                    y2={y(level)}
                    stroke={colors.comparison}
                    strokeDasharray="3 3"
                    vectorEffect="non-scaling-stroke"
                  />
                  {splitUnfinished(
                    values.map((value, at) => (value === null ? null : { x: x(at, values.length), y: y(value) })),
                    unfinished,
                  ).map((part, open) => (
                    <path
                      key={open}
                      d={pathThrough(part)}
                      fill="none"
                      stroke={colors.series[0]}
                      strokeWidth={2}
                      strokeLinecap={open ? 'round' : undefined}
                      strokeDasharray={open ? '1 4' : undefined}
                      vectorEffect="non-scaling-stroke"
                    />
                  ))}
                </svg>
                <b>{text}</b>
              </span>
            </Item>
          </li>
        ))}
      </Grid>
    </MarkArea>
  );
}
