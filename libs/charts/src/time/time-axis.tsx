import { useTheme } from '@mui/material/styles';
import type { Moment } from '../model.ts';
import { useTimePlane } from './plane.ts';

const LABEL_WIDTH = 30;
const YEAR_WIDTH = 44;

/** Every how many moments there is room for a label, in steps that divide a year. */
export function labelStep(width: number, moments: number): number {
  return [1, 2, 3, 4, 6, 12].find((step) => (width / Math.max(moments, 1)) * step >= LABEL_WIDTH) ?? 12;
}

interface Year {
  readonly year: string;
  readonly first: number;
  readonly last: number;
}

/** Neighbouring moments of one year. */
export function yearsOf(moments: readonly Moment[]): readonly Year[] {
  return moments.reduce<readonly Year[]>((years, { year }, index) => {
    const current = years.at(-1);
    return current?.year === year ? [...years.slice(0, -1), { ...current, last: index }] : [...years, { year, first: index, last: index }];
  }, []);
}

/** Months below the axis as far as they fit, the years below them. */
export function TimeAxis({ moments }: { readonly moments: readonly Moment[] }) {
  const { typography, vars } = useTheme();
  const {
    area: { top, height, width },
    step: band,
    middle,
  } = useTimePlane();
  const step = labelStep(width, moments.length);
  const base = top + height;
  const text = { fontFamily: typography.fontFamily, fontSize: typography.caption.fontSize, textAnchor: 'middle' } as const;
  return (
    <g aria-hidden="true">
      <line x1={middle(0) - band / 2} x2={middle(moments.length - 1) + band / 2} y1={base} y2={base} stroke={vars.palette.outline} />
      {yearsOf(moments).map(({ year, first, last }) => (
        <g key={year}>
          {first > 0 && (
            <line x1={middle(first) - band / 2} x2={middle(first) - band / 2} y1={base} y2={base + 34} stroke={vars.palette.divider} />
          )}
          {Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
            .filter((_, offset, all) => offset % step === 0 && (all.length - offset >= step || last === moments.length - 1))
            .map((index) => (
              <text key={index} x={middle(index)} y={base + 15} fill={vars.palette.text.secondary} {...text}>
                {moments[index]?.short}
              </text>
            ))}
          {band * (last - first + 1) >= YEAR_WIDTH && (
            <text x={(middle(first) + middle(last)) / 2} y={base + 31} fill={vars.palette.text.primary} fontWeight={600} {...text}>
              {year}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
