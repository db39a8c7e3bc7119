import { useDrawingArea, useYAxis, useYScale } from '@mui/x-charts/hooks';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { VALUES } from './category.ts';
import { ticksOf } from './ticks.ts';

/** Grid lines with their values. */
export function ValueTicks({ side = 'left' }: { readonly side?: 'left' | 'right' }) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>(VALUES);
  const right = left + width;
  const words = side === 'left' ? ({ x: left - 8, textAnchor: 'end' } as const) : { x: right + 6 };
  return (
    <g aria-hidden="true" data-axis>
      {ticksOf(useYAxis<'linear'>(VALUES)).map(({ value, words: text }) => (
        <g key={value}>
          <GridLine x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <SvgText y={Number(y(value)) + 4} data-axis-number={value} {...words}>
            {text}
          </SvgText>
        </g>
      ))}
      {Number(y.domain()[0]) < 0 && <AxisLine x1={left} x2={right} y1={y(0)} y2={y(0)} />}
    </g>
  );
}
