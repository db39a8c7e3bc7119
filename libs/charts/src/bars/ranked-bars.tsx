import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { extentOf, place } from './extent.ts';
import { RowList } from './row-list.tsx';

export interface RankedBar {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  /** The value in words. */
  readonly text: string;
  /** All digits, for the pointer. */
  readonly exact: string;
  /** Further figures at the end of the row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface RankedBarsProps {
  /** In the order to be shown. */
  readonly bars: readonly RankedBar[];
  readonly description: string;
}

const Track = styled('span')({ display: 'block', position: 'relative', height: 12 });
const Fill = styled('span')({ position: 'absolute', top: 0, bottom: 0, borderRadius: 2, minWidth: 1 });

/** Horizontal bars from zero with their names in full; a list to screen readers. */
export function RankedBars({ bars, description }: RankedBarsProps) {
  const colors = useChartColors();
  const extent = extentOf(bars.map(({ value }) => value));
  const zero = place(0, extent);
  return (
    <RowList aria-label={description}>
      {bars.map(({ key, label, value, text, exact, detail }) => {
        const end = value === null ? zero : place(value, extent);
        return (
          <li key={key} title={`${label}: ${exact}`}>
            <span className="name">{label}</span>
            <span className="bar" aria-hidden="true">
              <Track>
                {value !== null && (
                  <Fill style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%`, background: colors.series[0] }} />
                )}
              </Track>
            </span>
            <span className="figure">{text}</span>
            {detail !== undefined && <span className="detail">{detail}</span>}
          </li>
        );
      })}
    </RowList>
  );
}
