import { RankedBars } from '@pendapa/charts';
import { useFilteredAnswer, useCrossFilter, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, RankedPanel, usePanelWords, type ChartProps, type RankedPanelProps } from '@pendapa/panels';
import {
  joinByKey,
  byLargest,
  difference,
  toPlotValue,
  share,
  sum,
  useTogether,
  type QueryResult,
  type Figure,
  type Row,
} from '@pendapa/query';
import { messages } from '../../messages/op-up3d.ts';
import * as ask from '../../questions/arrears-op-up3d.ts';
import { ShareRows, type Registered } from '../shared/share-rows.tsx';

/** Arrears and registered objects by unit; both answers change at the same time. */
const useUnits = () => useTogether({ units: useFilteredAnswer(ask.units), registered: useFilteredAnswer(ask.registeredUnits) });

interface SharesPanelProps<M extends string, D extends string> extends Pick<
  RankedPanelProps<M | 'objects', D>,
  'words' | 'by' | 'height' | 'sentence' | 'filterOnClick' | 'onSelect'
> {
  readonly result: QueryResult<M | 'objects', D>;
  readonly registered: Registered<NoInfer<D>>;
  /** Further measures of the table. */
  readonly more: readonly NoInfer<M>[];
}

/** Members by number of objects in arrears, with the share of their registered objects. */
function SharesPanel<M extends string, D extends string>({ result, registered, more, ...panel }: SharesPanelProps<M, D>) {
  const t = useMessages(messages);
  const { by } = panel;
  const all = joinByKey(registered.answer, by, 'registered');
  return (
    <RankedPanel
      {...panel}
      query={result}
      measure="objects"
      detail={(row: Row<M | 'objects', D>, { format: { percent }, figureText }) =>
        t('share.detail', { share: percent(share(row.current.objects, all.value(row))), all: figureText(all.value(row), 'count') })
      }
      table={(drawing) => <ShareRows {...drawing} registered={registered} more={more} by={[by]} />}
    />
  );
}

/** Units by number of objects in arrears; a click filters by the unit. */
export function UnitObjects() {
  const { units, registered } = useUnits();
  const words = usePanelWords(messages, 'units');
  return (
    <SharesPanel words={words} result={units} registered={registered} by="unit" more={['total']} height="small" filterOnClick="unit" />
  );
}

type FlowMeasure = (typeof ask.unitFlows.measures)[number];

const changeOf = ({ current }: Row<FlowMeasure, 'unit'>): Figure => difference(current.closing, current.opening);

function Changes({ read, description, height }: ChartProps<FlowMeasure, 'unit'>) {
  const t = useMessages(messages);
  const { format } = read;
  const rows = [...read.rows].sort((a, b) => byLargest(changeOf(a), changeOf(b)));
  const bars = rows.map((row) => {
    const change = toPlotValue(changeOf(row));
    const came = sum([row.current.added, row.current.returned]);
    return {
      ...read.bar('unit', 'closing', row),
      value: change,
      text: format.countChange(change),
      exact: format.countChange(change),
      tone: (change ?? 0) > 0 ? ('bad' as const) : ('good' as const),
      detail: t('change.detail', { in: read.figureText(came, 'count'), out: read.text('cleared', row) }),
    };
  });
  return <RankedBars bars={bars} description={description} onSelect={useCrossFilter()('unit')} initialHeight={height} />;
}

/** Objects that entered and left arrears, by unit. */
export const UnitChanges = () => (
  <ChartPanel
    words={usePanelWords(messages, 'change')}
    query={ask.unitFlows}
    measure="closing"
    height="small"
    chart={(drawing) => <Changes {...drawing} />}
    columns={({ dimensionColumn, measureColumn }) => [dimensionColumn('unit'), measureColumn('opening'), measureColumn('closing')]}
  />
);

/** Objects in arrears by city, district or ward; a click goes one level down. */
export function PlaceObjects() {
  const t = useMessages(messages);
  const { level, down } = useRegionLadder();
  const results = { places: useFilteredAnswer(ask.debtorsByRegion(level)), registered: useFilteredAnswer(ask.registeredPlaces(level)) };
  const { places, registered } = useTogether(results);
  return (
    <SharesPanel
      words={usePanelWords(messages, 'places')}
      result={places}
      registered={registered}
      by={level}
      more={['total', 'averagePerObject']}
      height={200}
      sentence={({ formatted }) => t('places.sentence', formatted.largest(level, 'objects'))}
      onSelect={down ?? undefined}
    />
  );
}
