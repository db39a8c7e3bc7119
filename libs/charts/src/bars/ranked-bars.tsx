import type { ReactNode } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { ColorKey } from '../parts/color-key.tsx';
import { Fill, Tick, Track, Unknown } from '../parts/fill.ts';
import { toneColor, type Tone } from '../parts/tone.ts';
import { extentOf, place, type Extent } from './extent.ts';
import { RowList, type ShownRows } from './row-list.tsx';

export interface RankedBar {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  /** Known but not told: its text says so, and nothing is drawn. */
  readonly hidden?: boolean;
  /** The value in words. */
  readonly text: string;
  /** All digits, for the pointer. */
  readonly exact: string;
  /** A plan or the year before, on the scale of the bars. */
  readonly mark?: { readonly value: number | null; readonly exact: string };
  /** Colour of a bar that is judged; `actual` without it. */
  readonly tone?: Tone;
  /** Further figures at the end of the row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface RankedBarsProps extends ShownRows {
  /** In the order to be shown. */
  readonly bars: readonly RankedBar[];
  readonly description: string;
  /** Names of bar and mark; with them the key above the rows. */
  readonly names?: { readonly bar: string; readonly mark: string };
  /** A click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
}

function Bar({ bar: { value, hidden = false, mark, tone = 'actual' }, extent }: { readonly bar: RankedBar; readonly extent: Extent }) {
  const colors = useChartColors();
  const zero = place(0, extent);
  const end = value === null ? zero : place(value, extent);
  return (
    <Track>
      {value === null && !hidden && <Unknown />}
      {value !== null && (
        <Fill style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%`, background: toneColor(colors, tone) }} />
      )}
      {mark && mark.value !== null && <Tick style={{ left: `${place(mark.value, extent)}%`, background: colors.target }} />}
    </Track>
  );
}

/** Horizontal bars from zero with their names in full; a list to screen readers. */
export function RankedBars({ bars, description, names, ...list }: RankedBarsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const extent = extentOf(bars.flatMap(({ value, mark }) => [value, mark?.value ?? null]));
  const rows = bars.map((bar) => ({
    key: bar.key,
    label: bar.label,
    text: bar.text,
    detail: bar.detail,
    bar: <Bar bar={bar} extent={extent} />,
    tip: {
      title: bar.label,
      rows: [
        { label: names?.bar ?? t('value'), text: bar.exact },
        ...(bar.mark ? [{ label: names?.mark ?? '', text: bar.mark.exact }] : []),
      ],
    },
  }));
  return (
    <>
      {names && (
        <ColorKey
          entries={[
            { label: names.bar, color: colors.series[0], form: 'fill' },
            { label: names.mark, color: colors.target, form: 'tick' },
          ]}
        />
      )}
      <RowList rows={rows} description={description} {...list} />
    </>
  );
}
