import { Histogram, type SeriesBreak } from '@pendapa/charts';
import { areaBand, measureSpec } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { isNothing, toPlotValue } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { ChartProps } from '../table/drawing.ts';
import { bandsBetween, isOfAreas, type BandDimension } from '../words/bands.ts';
import { useBandWords } from '../words/use-band-words.ts';
import { axisTitle } from './axis-title.ts';

interface BandTextProps<M extends string, D extends BandDimension> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Measure of the total amount of a band. */
  readonly amount: NoInfer<M>;
  /** Marked bound, such as a limit of exemption. */
  readonly markedBound?: SeriesBreak | null;
}

export interface BandsPanelProps<M extends string, D extends BandDimension>
  extends Omit<ChartPanelProps<M, D>, 'chart'>, BandTextProps<NoInfer<M>, NoInfer<D>> {}

interface BandsProps<M extends string, D extends BandDimension> extends ChartProps<M, D>, BandTextProps<M, D> {
  readonly measure: NoInfer<M>;
}

/** Formats lower bounds for an axis, with their unit. */
function useBoundsWritten(): (by: BandDimension, codes: readonly string[]) => { unitLabel: string; bound: (code: string) => string } {
  const format = useFormat();
  return (by, codes) => {
    if (isOfAreas(by)) return { unitLabel: 'm²', bound: (code) => (code === areaBand(1) ? '> 0' : format.count(Number(code))) };
    const { unitLabel, tick } = format.moneyAxis(Number(codes[Math.floor(codes.length / 2)] ?? 0));
    return { unitLabel, bound: (code) => (Number(code) <= 1 ? format.money(code) : tick(Number(code))) };
  };
}

/** Bars of bands. Empty bands have no bar, hidden ones are pale with a mark, unknown ones come last. */
function Bands<M extends string, D extends BandDimension>(props: BandsProps<M, D>) {
  const { read, by, measure, amount, markedBound, description, height } = props;
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const words = useBandWords();
  const nothing = (of: M): string => {
    const { unit } = measureSpec(read.subject, of);
    return format.valueExact(unit === 'money' ? '0' : 0, unit);
  };
  const rows = new Map(read.rows.map((row) => [row.codes[by], row]));
  const codes = bandsBetween([...rows.keys()], by);
  const axis = format.countAxis(Math.max(0, ...read.rows.map(({ current }) => toPlotValue(current[measure]) ?? 0)));
  const { unitLabel, bound } = useBoundsWritten()(by, codes);
  const bin = (code: string | null, under: string) => {
    const row = rows.get(code);
    const name = row ? read.name(by, row) : (words(by, code ?? '') ?? under);
    const exactText = (of: M): string => (row ? read.exact(of, row) : nothing(of));
    return {
      key: code ?? '',
      label: name,
      bound: under,
      value: row ? toPlotValue(row.current[measure]) : 0,
      tip: { title: name, rows: [measure, amount].map((of) => ({ label: read.label(of), text: exactText(of) })) },
    };
  };
  const others = [...rows].filter(([code, { current }]) => !(code !== null && codes.includes(code)) && !isNothing(current[measure]));
  return (
    <Histogram
      bins={[...codes.map((code) => bin(code, bound(code))), ...others.map(([code]) => bin(code, code === null ? '?' : '-'))]}
      xTitle={t('lowerBound', { measure: text(DIMENSION_LABELS[by]), unit: unitLabel })}
      valueAxis={{ title: axisTitle(read.label(measure), axis.unitLabel), tick: axis.tick }}
      height={height}
      description={description}
      markedBound={markedBound ?? undefined}
    />
  );
}

/** Panel of bands: number of members and their total amount. */
export function BandsPanel<M extends string, D extends BandDimension>({ by, amount, markedBound, ...panel }: BandsPanelProps<M, D>) {
  return (
    <ChartPanel
      {...panel}
      chart={(drawing) => <Bands {...drawing} by={by} amount={amount} markedBound={markedBound} measure={panel.measure} />}
    />
  );
}
