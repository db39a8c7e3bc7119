import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { CATEGORIES, useCategories } from '../axes/category.ts';
import type { Moment } from '../model.ts';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';

const LABEL_WIDTH = 30;
const YEAR_WIDTH = 44;

/** Number of moments per label, in steps that divide a year. */
export function labelStep(width: number, moments: number): number {
  return [1, 2, 3, 4, 6, 12].find((step) => (width / Math.max(moments, 1)) * step >= LABEL_WIDTH) ?? 12;
}

interface Year {
  readonly year: string;
  readonly first: number;
  readonly last: number;
}

/** Groups consecutive moments of one year. */
export function yearsOf(moments: readonly Moment[]): readonly Year[] {
  return moments.reduce<readonly Year[]>((years, { year }, index) => {
    const current = years.at(-1);
    return current?.year === year ? [...years.slice(0, -1), { ...current, last: index }] : [...years, { year, first: index, last: index }];
  }, []);
}

/** Axis with the months that fit, and the years below. */
export function TimeAxis() {
  const { vars } = useTheme();
  const categories = useCategories();
  const { left, top, width, height } = useDrawingArea();
  const band = useXScale<'band'>(CATEGORIES).step();
  const edge = (index: number): number => left + index * band;
  const step = labelStep(width, categories.length);
  const base = top + height;
  return (
    <g aria-hidden="true">
      <AxisLine x1={left} x2={left + width} y1={base} y2={base} />
      {yearsOf(categories).map(({ year, first, last }) => (
        <g key={year}>
          {first > 0 && <GridLine x1={edge(first)} x2={edge(first)} y1={base} y2={base + 34} />}
          {Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
            .filter((_, offset, all) => offset % step === 0 && (all.length - offset >= step || last === categories.length - 1))
            .map((index) => (
              <SvgText key={index} x={edge(index + 0.5)} y={base + 15} textAnchor="middle">
                {categories[index]?.short}
              </SvgText>
            ))}
          {band * (last - first + 1) >= YEAR_WIDTH && (
            <SvgText
              x={edge((first + last + 1) / 2)}
              y={base + 31}
              textAnchor="middle"
              style={{ fill: vars.palette.text.primary, fontWeight: 600 }}
            >
              {year}
            </SvgText>
          )}
        </g>
      ))}
    </g>
  );
}
