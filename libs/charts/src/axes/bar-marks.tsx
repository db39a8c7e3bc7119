import { useId } from 'react';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { PLACES, usePlaces, VALUES } from './place.ts';
import { Hatch } from '../parts/hatch.tsx';

/** Stacked bars from zero. Negative ones hang below; those of a period that is not over are hatched. */
export function BarMarks() {
  const hatch = useId();
  const places = usePlaces();
  const x = useXScale<'band'>(PLACES);
  const y = useYScale<'linear'>(VALUES);
  const open = places.findIndex((place) => place.open);
  return (
    <g aria-hidden="true">
      {useBarSeries().map(({ id, data, color, colorGetter, visibleStackedData }, part) => {
        const colorAt = (dataIndex: number): string => colorGetter?.({ value: data[dataIndex] ?? null, dataIndex }) ?? color;
        return (
          <g key={id}>
            {open >= 0 && <Hatch id={`${hatch}${part}`} color={colorAt(open)} />}
            {places.map((place, index) => {
              const [from, to] = (visibleStackedData[index] ?? [0, 0]).map((value) => Number(y(value)));
              if ((data[index] ?? null) === null || from === undefined || to === undefined) return null;
              return (
                <rect
                  key={place.key}
                  data-moment={place.key}
                  data-length={data[index]}
                  x={x(place)}
                  y={Math.min(from, to)}
                  width={x.bandwidth()}
                  height={Math.abs(from - to)}
                  fill={place.open ? `url(#${hatch}${part})` : colorAt(index)}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
