import { Histogram } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Drawing } from '../panel/drawing.ts';
import { bandsBetween, boundsOf, type BandDimension } from '../reading/bands.ts';
import { drawn } from '../reading/numbers.ts';
import { useBandWords } from '../words/use-band-words.ts';
import { axisTitle } from './axis-title.ts';

type Panel<M extends string, D extends string> = Pick<
  ChartPanelProps<M, D>,
  'words' | 'asked' | 'measure' | 'height' | 'sentence' | 'columns'
>;

export interface BandsPanelProps<M extends string, D extends BandDimension> extends Panel<M, D> {
  readonly by: NoInfer<D>;
  /** What the members of a band amount to together. */
  readonly amount: NoInfer<M>;
}

interface BandsProps<M extends string, D extends BandDimension> extends Drawing<M, D> {
  readonly by: NoInfer<D>;
  readonly measure: NoInfer<M>;
  readonly amount: NoInfer<M>;
}

/** A band without members has none; one that is not told is pale with a mark. */
function Bands<M extends string, D extends BandDimension>({ read, by, measure, amount, description, height }: BandsProps<M, D>) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const words = useBandWords();
  const nothing = (of: M): string => {
    const { unit } = measureSpec(read.subject, of);
    return format.valueExact(unit === 'money' ? '0' : 0, unit);
  };
  const rows = new Map(read.rows.map((row) => [row.codes[by], row]));
  const codes = bandsBetween([...rows.keys()], boundsOf(by));
  const axis = format.countAxis(Math.max(0, ...read.rows.map(({ current }) => drawn(current[measure]) ?? 0)));
  const scale = format.moneyAxis(Number(codes[Math.floor(codes.length / 2)] ?? 0));
  const bins = codes.map((code) => {
    const row = rows.get(code);
    const name = words(by, code) ?? code;
    const told = (of: M): string => (row ? read.exact(of, row) : nothing(of));
    return {
      key: code,
      label: name,
      bound: Number(code) <= 1 ? format.money(code) : scale.tick(Number(code)),
      value: row ? drawn(row.current[measure]) : 0,
      tip: { title: name, rows: [measure, amount].map((of) => ({ label: read.label(of), text: told(of) })) },
    };
  });
  return (
    <Histogram
      bins={bins}
      x={t('lowerBound', { measure: text(DIMENSION_LABELS[by]), unit: scale.unitLabel })}
      y={{ title: axisTitle(read.label(measure), axis.unitLabel), tick: axis.tick }}
      height={height}
      description={description}
    />
  );
}

/** How many there are in each band of money, and what they amount to. */
export function BandsPanel<M extends string, D extends BandDimension>({ by, amount, ...panel }: BandsPanelProps<M, D>) {
  return <ChartPanel {...panel} chart={(drawing) => <Bands {...drawing} by={by} measure={panel.measure} amount={amount} />} />;
}
