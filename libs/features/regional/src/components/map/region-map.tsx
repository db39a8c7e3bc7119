import { AnswerPanel, rowsOf, useMemberName, useMoneyMeasure, type AnswerTo, type Row } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useMapArrears, useMapRegions } from '../shared/questions.ts';
import type { MapDimension } from '../shared/use-map-levels.ts';
import { useArrearsReading, useRevenueReading, type MapMeasure, type MapReading } from './map-measure.ts';
import { RegionMapTable } from './region-map-table.tsx';
import { RegionTiles } from './region-tiles.tsx';

interface Extremes<R> {
  readonly most: R;
  readonly least: R;
}

/** The rows with the highest and the lowest value; null without two regions to tell apart. */
function extremesOf<R>(rows: readonly R[], value: (row: R) => number | null): Extremes<R> | null {
  const known = rows.filter((row) => value(row) !== null).sort((a, b) => (value(b) ?? 0) - (value(a) ?? 0));
  const [most, least] = [known.at(0), known.at(-1)];
  return most && least && known.length > 1 ? { most, least } : null;
}

function useSentence() {
  const t = useMessages(messages);
  const name = useMemberName();
  return <M extends string>(answer: AnswerTo<M, MapDimension>, { value, exact }: MapReading<Row<M, MapDimension>>): string | null => {
    const { level } = levelsIn(answer);
    const regions = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
    const found = extremesOf(regions, value);
    if (!found) return null;
    const named = ({ codes }: Row<M, MapDimension>): string => name(answer, level, codes[level]);
    return t('map.sentence', {
      highest: named(found.most),
      most: exact(found.most),
      lowest: named(found.least),
      least: exact(found.least),
    });
  };
}

interface RevenueMapProps {
  readonly measure: Exclude<MapMeasure, 'arrears'>;
  readonly height: number;
}

function RevenueMap({ measure, height }: RevenueMapProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useMapRegions();
  const sentence = useSentence();
  const reading = useRevenueReading(measure, asked.answer ? rowsOf(asked.answer) : []);
  return (
    <AnswerPanel
      title={t('map.title')}
      asked={asked}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        subtitle: ({ period, comparison }) =>
          measure === 'change' && comparison
            ? t('map.change', { period: format.period(period), comparison: format.period(comparison) })
            : t('map.subtitle', { measure: reading.name, period: format.period(period) }),
        sentence: (answer) => (measure === 'change' && !answer.comparison ? t('map.noComparison') : sentence(answer, reading)),
        chart: (answer) => <RegionTiles answer={answer} reading={reading} height={height} />,
        table: (answer) => <RegionMapTable answer={answer} reading={reading} maxHeight={height} />,
      }}
    />
  );
}

function ArrearsMap({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useMapArrears();
  const sentence = useSentence();
  const reading = useArrearsReading(asked.answer ? rowsOf(asked.answer) : []);
  return (
    <AnswerPanel
      title={t('map.title')}
      asked={asked}
      measure="arrearsRatio"
      height={height}
      view={{
        subtitle: ({ period }) => t('map.subtitle', { measure: reading.name, period: format.period(period) }),
        sentence: (answer) => sentence(answer, reading),
        chart: (answer) => <RegionTiles answer={answer} reading={reading} height={height} />,
        table: (answer) => <RegionMapTable answer={answer} reading={reading} maxHeight={height} />,
      }}
    />
  );
}

/** The regions on a map of tiles, coloured by a measure. */
export function RegionMap({ measure, height }: { readonly measure: MapMeasure; readonly height: number }) {
  return measure === 'arrears' ? <ArrearsMap height={height} /> : <RevenueMap measure={measure} height={height} />;
}
