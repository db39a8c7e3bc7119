import {
  AnswerRows,
  ChartPanel,
  ENOUGH_PAYERS,
  levelsIn,
  rowsOf,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
  type Asked,
  type RegionLevel,
  type Row,
  type Said,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { useMapArrears, useMapRegions, useMapResidents, usePerResident } from '../shared/questions.ts';
import {
  useArrearsReading,
  useResidentsReading,
  useRevenueReading,
  type MapMeasure,
  type MapReading,
  type RevenueMapMeasure,
} from './map-measure.ts';
import { RegionChart } from './region-chart.tsx';

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
  return <M extends string>(answer: AnswerTo<M, RegionLevel>, reading: MapReading<Row<M, RegionLevel>>): string | null => {
    const { level } = levelsIn(answer);
    const regions = rowsOf(answer).filter(({ codes }) => codes[level] !== null);
    const { value, exact, isWeak = () => false } = reading;
    const weak = regions.filter(isWeak);
    const leftOut = weak.length === 0 ? null : t('map.leftOut', { count: weak.length, payers: ENOUGH_PAYERS });
    const found = extremesOf(
      regions.filter((row) => !isWeak(row)),
      value,
    );
    if (!found) return leftOut;
    const named = ({ codes }: Row<M, RegionLevel>): string => name(answer, level, codes[level]);
    const sentence = t('map.sentence', {
      highest: named(found.most),
      most: exact(found.most),
      lowest: named(found.least),
      least: exact(found.least),
    });
    return leftOut === null ? sentence : `${sentence} ${leftOut}`;
  };
}

interface ReadMapProps<M extends string> {
  readonly asked: Asked<M, RegionLevel>;
  readonly measure: NoInfer<M>;
  readonly reading: MapReading<Row<M, RegionLevel>>;
  readonly height: number;
  readonly sentence: (answer: AnswerTo<M, RegionLevel>) => string | null;
  /** Instead of the measure and the period. */
  readonly subtitle?: (said: Said) => string;
}

/** Chart and table of any reading of the map; the table has what has no region as rows of its own. */
function ReadMap<M extends string>({ asked, measure, reading, height, sentence, subtitle }: ReadMapProps<M>) {
  const t = useMessages(messages);
  const told = ({ period }: Said): string => t('map.subtitle', { measure: reading.name, period });
  return (
    <ChartPanel
      words={{ title: t('map.title'), subtitle: subtitle ?? told, description: told }}
      asked={asked}
      measure={measure}
      height={height}
      sentence={({ answer }) => sentence(answer)}
      chart={({ read }) => <RegionChart answer={read.answer} reading={reading} height={height} />}
      table={(drawing) => {
        const { group, level } = levelsIn(drawing.read.answer);
        const { name: header, exact: cell, value: sortBy, file } = reading;
        return (
          <AnswerRows
            key={level}
            {...drawing}
            columns={({ by }) => [
              by(level),
              ...(group === level ? [] : [by(group)]),
              { key: 'value', kind: 'number', header, cell, sortBy, file },
            ]}
          />
        );
      }}
    />
  );
}

function RevenueMap({ measure, height }: { readonly measure: RevenueMapMeasure; readonly height: number }) {
  const t = useMessages(messages);
  const asked = useMapRegions(measure === 'perObject');
  const sentence = useSentence();
  const reading = useRevenueReading(measure, asked.answer ? rowsOf(asked.answer) : []);
  const compared = measure === 'change' && Boolean(asked.answer?.comparison);
  return (
    <ReadMap
      asked={asked}
      measure={useMoneyMeasure()}
      reading={reading}
      height={height}
      subtitle={compared ? ({ period, comparison }) => t('map.change', { period, comparison }) : undefined}
      sentence={(answer) => (measure === 'change' && !answer.comparison ? t('map.noComparison') : sentence(answer, reading))}
    />
  );
}

function ResidentsMap({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const asked = useMapResidents();
  const sentence = useSentence();
  const reading = useResidentsReading(asked.answer ? rowsOf(asked.answer) : []);
  return (
    <ReadMap
      asked={asked}
      measure={usePerResident()}
      reading={reading}
      height={height}
      sentence={(answer) => {
        const known = rowsOf(answer).some(({ current }) => current.population !== null);
        return known ? sentence(answer, reading) : t('map.noPopulation', { level: t(`level.${levelsIn(answer).level}`).toLowerCase() });
      }}
    />
  );
}

function ArrearsMap({ height }: { readonly height: number }) {
  const asked = useMapArrears();
  const sentence = useSentence();
  const reading = useArrearsReading(asked.answer ? rowsOf(asked.answer) : []);
  return (
    <ReadMap asked={asked} measure="arrearsRatio" reading={reading} height={height} sentence={(answer) => sentence(answer, reading)} />
  );
}

/** The regions on a map, coloured by a measure. */
export function RegionMap({ measure, height }: { readonly measure: MapMeasure; readonly height: number }) {
  if (measure === 'arrears') return <ArrearsMap height={height} />;
  if (measure === 'perResident') return <ResidentsMap height={height} />;
  return <RevenueMap measure={measure} height={height} />;
}
