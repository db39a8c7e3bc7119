import { MIN_CASES } from '@pendapa/contracts';
import { levelsIn, placesIn, useFilteredAnswer, useMapLevels, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, RegionMap, type Reader, type PeriodLabels } from '@pendapa/panels';
import { extremesOf, isKnown, rowsOf, type AnswerTo, type QueryResult, type RegionLevel, type Row } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/regional.ts';
import { useMapRegions } from '../shared/map-regions.ts';
import {
  useArrearsReading,
  useResidentsReading,
  useRevenueReading,
  type MapMeasure,
  type MapReading,
  type RevenueMapMeasure,
} from './map-measure.ts';

interface ReadMapProps<M extends string> {
  readonly result: QueryResult<M, RegionLevel>;
  readonly measure: NoInfer<M>;
  readonly reading: MapReading<Row<M, RegionLevel>>;
  readonly height: number;
  /** Text shown instead of highest and lowest; null to show these. */
  readonly instead?: (answer: AnswerTo<M, RegionLevel>) => string | null;
  /** Subtitle shown instead of measure and period. */
  readonly subtitle?: (periodLabels: PeriodLabels) => string;
}

/** Chart and table of a reading of the map. Revenue without a region has rows of its own in the table. */
function ReadMap<M extends string>({ result, measure, reading, height, instead, subtitle }: ReadMapProps<M>) {
  const t = useMessages(messages);
  const { name: header, value, exact, short = exact, isWeak = () => false, cases, file } = reading;
  const defaultSubtitle = ({ period }: PeriodLabels): string => t('map.subtitle', { measure: header, period });
  const sentenceOf = ({ answer, rows, name }: Reader<M, RegionLevel>): string | null => {
    const { level } = levelsIn(answer);
    const regions = rows.filter(({ codes }) => codes[level] !== null);
    const weak = regions.filter(isWeak).length;
    const leftOut = weak === 0 ? [] : [t('map.leftOut', { count: weak, payers: MIN_CASES })];
    const strong = regions.filter((row) => !isWeak(row));
    const found = extremesOf(strong, { value, cases });
    const named = found && { highest: name(level, found.highest), lowest: name(level, found.lowest) };
    const sentence = found && named && [t('map.sentence', { ...named, most: short(found.highest), least: short(found.lowest) })];
    return [...(sentence ?? []), ...leftOut].join(' ') || null;
  };
  return (
    <ChartPanel
      words={{ title: t('map.title'), subtitle: subtitle ?? defaultSubtitle, description: defaultSubtitle }}
      query={result}
      measure={measure}
      height={height}
      sentence={(read) => instead?.(read.answer) ?? sentenceOf(read)}
      chart={({ read }) => <RegionMap answer={read.answer} reading={reading} height={height} />}
      table={(drawing) => {
        const places = placesIn(drawing.read.answer);
        const figure = { key: 'value', kind: 'number', header, cell: exact, sortBy: value, file } as const;
        return (
          <AnswerRows
            key={places[0]}
            {...drawing}
            columns={({ dimensionColumn }) => [...places.map((level) => dimensionColumn(level)), figure]}
          />
        );
      }}
    />
  );
}

interface MapProps {
  readonly height: number;
}

function RevenueMap({ measure, height }: MapProps & { readonly measure: RevenueMapMeasure }) {
  const t = useMessages(messages);
  const result = useMapRegions(measure === 'perObject');
  const reading = useRevenueReading(measure, result.answer ? rowsOf(result.answer) : []);
  const compared = measure === 'change' && Boolean(result.answer?.comparison);
  return (
    <ReadMap
      result={result}
      reading={reading}
      height={height}
      measure={useMoneyMeasure()}
      subtitle={compared ? ({ period, comparison }) => t('map.change', { period, comparison }) : undefined}
      instead={({ comparison }) => (measure === 'change' && !comparison ? t('map.noComparison') : null)}
    />
  );
}

function ResidentsMap({ height }: MapProps) {
  const t = useMessages(messages);
  // Follows the switch between amount and principal.
  const measure = useMoneyMeasure() === 'principal' ? 'principalPerResident' : 'amountPerResident';
  const result = useFilteredAnswer(ask.mapResidents(measure, useMapLevels()));
  const reading = useResidentsReading(measure, result.answer ? rowsOf(result.answer) : []);
  return (
    <ReadMap
      result={result}
      measure={measure}
      reading={reading}
      height={height}
      instead={(answer) => {
        const known = rowsOf(answer).some(({ current }) => isKnown(current.population));
        return known ? null : t('map.noPopulation', { level: t(`level.${levelsIn(answer).level}`).toLowerCase() });
      }}
    />
  );
}

function ArrearsMap({ height }: MapProps) {
  const result = useFilteredAnswer(ask.mapArrears(useMapLevels()));
  const reading = useArrearsReading(result.answer ? rowsOf(result.answer) : []);
  return <ReadMap result={result} reading={reading} height={height} measure="arrearsRatio" />;
}

/** Map of regions, coloured by a measure. */
export function MeasureMap({ measure, height }: MapProps & { readonly measure: MapMeasure }) {
  if (measure === 'arrears') return <ArrearsMap height={height} />;
  if (measure === 'perResident') return <ResidentsMap height={height} />;
  return <RevenueMap measure={measure} height={height} />;
}
