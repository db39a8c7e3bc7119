import { AnswerPanel, rowsOf, useMemberName, useMoneyMeasure, type AnswerTo, type Row } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import { useMapArrears, useMapRegions, useMapResidents, usePerResident } from '../shared/questions.ts';
import type { MapDimension } from '../shared/use-map-levels.ts';
import {
  useArrearsReading,
  useResidentsReading,
  useRevenueReading,
  type MapMeasure,
  type MapReading,
  type RevenueMapMeasure,
} from './map-measure.ts';
import { RegionChart } from './region-chart.tsx';
import { RegionMapTable } from './region-map-table.tsx';

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

/** Chart and table of any reading of the map. */
function useMapView<M extends string>(reading: MapReading<Row<M, MapDimension>>, height: number) {
  const t = useMessages(messages);
  const format = useFormat();
  return {
    subtitle: ({ period }: AnswerTo<M, MapDimension>) => t('map.subtitle', { measure: reading.name, period: format.period(period) }),
    chart: (answer: AnswerTo<M, MapDimension>) => <RegionChart answer={answer} reading={reading} height={height} />,
    table: (answer: AnswerTo<M, MapDimension>) => (
      <RegionMapTable key={levelsIn(answer).level} answer={answer} reading={reading} maxHeight={height} />
    ),
  };
}

function RevenueMap({ measure, height }: { readonly measure: RevenueMapMeasure; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useMapRegions(measure === 'perObject');
  const sentence = useSentence();
  const reading = useRevenueReading(measure, asked.answer ? rowsOf(asked.answer) : []);
  const view = useMapView(reading, height);
  return (
    <AnswerPanel
      title={t('map.title')}
      asked={asked}
      measure={useMoneyMeasure()}
      height={height}
      view={{
        ...view,
        subtitle: (answer) =>
          measure === 'change' && answer.comparison
            ? t('map.change', { period: format.period(answer.period), comparison: format.period(answer.comparison) })
            : view.subtitle(answer),
        sentence: (answer) => (measure === 'change' && !answer.comparison ? t('map.noComparison') : sentence(answer, reading)),
      }}
    />
  );
}

function ResidentsMap({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const asked = useMapResidents();
  const sentence = useSentence();
  const reading = useResidentsReading(asked.answer ? rowsOf(asked.answer) : []);
  return (
    <AnswerPanel
      title={t('map.title')}
      asked={asked}
      measure={usePerResident()}
      height={height}
      view={{
        ...useMapView(reading, height),
        sentence: (answer) => {
          const known = rowsOf(answer).some(({ current }) => current.population !== null);
          return known ? sentence(answer, reading) : t('map.noPopulation', { level: t(`level.${levelsIn(answer).level}`).toLowerCase() });
        },
      }}
    />
  );
}

function ArrearsMap({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const asked = useMapArrears();
  const sentence = useSentence();
  const reading = useArrearsReading(asked.answer ? rowsOf(asked.answer) : []);
  return (
    <AnswerPanel
      title={t('map.title')}
      asked={asked}
      measure="arrearsRatio"
      height={height}
      view={{ ...useMapView(reading, height), sentence: (answer) => sentence(answer, reading) }}
    />
  );
}

/** The regions on a map, coloured by a measure. */
export function RegionMap({ measure, height }: { readonly measure: MapMeasure; readonly height: number }) {
  if (measure === 'arrears') return <ArrearsMap height={height} />;
  if (measure === 'perResident') return <ResidentsMap height={height} />;
  return <RevenueMap measure={measure} height={height} />;
}
