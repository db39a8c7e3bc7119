import { useId } from 'react';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { CATEGORIES, useCategories, VALUES } from './category.ts';
import { Hatch } from '../parts/hatch.tsx';

/** Stacked bars from zero. Negative ones hang below; those of a period that is not over are hatched. */
export function BarMarks() {
  const hatch = useId();
  const categories = useCategories();
  const x = useXScale<'band'>(CATEGORIES);
  const y = useYScale<'linear'>(VALUES);
  const open = categories.findIndex((category) => category.isUnfinished);
  return (
    <g aria-hidden="true">
      {useBarSeries().map(({ id, data, color, colorGetter, visibleStackedData }, part) => {
        const colorAt = (dataIndex: number): string => colorGetter?.({ value: data[dataIndex] ?? null, dataIndex }) ?? color;
        return (
          <g key={id}>
            {open >= 0 && <Hatch id={`${hatch}${part}`} color={colorAt(open)} />}
            {categories.map((category, index) => {
              const [from, to] = (visibleStackedData[index] ?? [0, 0]).map((value) => Number(y(value)));
              if ((data[index] ?? null) === null || from === undefined || to === undefined) return null;
              return (
                <rect
                  key={category.key}
                  data-moment={category.key}
                  data-length={data[index]}
                  x={x(category)}
                  y={Math.min(from, to)}
                  width={x.bandwidth()}
                  height={Math.abs(from - to)}
                  fill={category.isUnfinished ? `url(#${hatch}${part})` : colorAt(index)}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
