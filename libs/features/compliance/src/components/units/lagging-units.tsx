import { RankedBars } from '@pendapa/charts';
import { useFilteredAnswer, useLeadTo } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  ChartPanel,
  FactCard,
  KpiStrip,
  MeasureCards,
  PageSentence,
  RankedPanel,
  useCardWords,
  usePanelWords,
  useReader,
  type ChartProps,
} from '@pendapa/panels';
import { byLargest, isFew, isKnown, largestFirst, toPlotValue, useTogether, type Row } from '@pendapa/query';
import { messages } from '../../messages/units.ts';
import * as ask from '../../questions/compliance-up3d.ts';
import { UnpaidSteps } from '../shared/unpaid-steps.tsx';
import { standingsOf, type Standing } from './standings.ts';
import { useKinds } from './use-kinds.ts';

type Measure = ReturnType<typeof ask.units>['measures'][number];
type UnitRow = Row<Measure, 'unit'>;

/** Units, and how each stands against its peers; both answers change at the same time. */
function useStandings() {
  const kinds = useKinds();
  const reader = useReader('compliance');
  const { units, mixes } = useTogether({ units: useFilteredAnswer(ask.units(kinds)), mixes: useFilteredAnswer(ask.mixes(kinds)) });
  const standings = mixes.answer ? standingsOf(reader(mixes.answer, 'obligations'))?.units : undefined;
  return { units, standings };
}

/** Units with a known rate and enough obligations, lowest rate first. */
const rankedUnits = (rows: readonly UnitRow[]): readonly UnitRow[] =>
  rows
    .filter(({ codes, current }) => codes.unit !== null && isKnown(current.onTimePaymentRate) && !isFew(current.obligations))
    .sort((a, b) => byLargest(b.current.onTimePaymentRate, a.current.onTimePaymentRate));

const byUnpaid = (a: UnitRow, b: UnitRow): number => byLargest(a.current.unpaidAmount, b.current.unpaidAmount);

/** The unit that truly lags behind its peers; without one, the unit with the largest unpaid amount. */
export function LaggingSentence() {
  const t = useMessages(messages);
  const { units, standings = [] } = useStandings();
  const peers = t(useKinds() ? 'peers.chosen' : 'peers.up3d');
  return (
    <PageSentence
      query={units}
      measure="obligations"
      sentence={({ rows, name, total, formatted }) => {
        const average = formatted.total('onTimePaymentRate');
        const ranked = rankedUnits(rows);
        const isBelow = (row: UnitRow) => standings.some(({ code, standing }) => code === row.codes.unit && standing === 'below');
        // Given its mix of taxes, a unit can lag although its own rate is above the average.
        const lowest = ranked.find((row) => isBelow(row) && byLargest(total('onTimePaymentRate'), row.current.onTimePaymentRate) < 0);
        if (lowest)
          return t('sentence.below', {
            rate: formatted.value('onTimePaymentRate', lowest),
            unit: name('unit', lowest),
            peers,
            average,
          });
        const { rows: largestUnits, isFirstSure } = largestFirst(rows, 'unit', 'unpaidAmount');
        const [largest] = largestUnits;
        if (largest && isFirstSure && !isFew(largest.current.obligations))
          return t('sentence.unpaid', { average, peers, unit: name('unit', largest), amount: formatted.value('unpaidAmount', largest) });
        return t('sentence.all', { average, peers, amount: formatted.total('unpaidAmount') });
      }}
    />
  );
}

function StandingCard({ side }: { readonly side: 'below' | 'above' }) {
  const t = useMessages(messages);
  const { units, standings } = useStandings();
  const words = { below: useCardWords(messages, 'below'), above: useCardWords(messages, 'above') };
  return (
    <FactCard
      {...words[side]}
      query={units}
      measure="obligations"
      fact={({ format }) => {
        if (!standings) return null;
        const found = standings.filter(({ standing }) => standing === side);
        const names = found.map(({ name }: Standing) => name).join(', ');
        return { value: format.count(found.length), text: found.length === 0 ? t('noUnit') : names };
      }}
    />
  );
}

/** Cards: rate, unpaid number and amount. */
export const LaggingKpis = () => (
  <KpiStrip>
    <MeasureCards query={ask.units(useKinds())} measures={['onTimePaymentRate', 'unpaid', 'unpaidAmount']} />
  </KpiStrip>
);

/** Cards of the details: units that differ from their peers by more than chance. */
export function StandingKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('funnel.counts')}>
      <StandingCard side="below" />
      <StandingCard side="above" />
    </KpiStrip>
  );
}

type UnitDrawing = ChartProps<Measure, 'unit'>;

/** Pixels: six taxes in one line each. */
const TAXES_HEIGHT = 170;

/** Numbers of rows shown first. */
const LOWEST_ROWS = 8;
const UNPAID_ROWS = 8;

function LowestBars({ read, description, standings }: UnitDrawing & { readonly standings: readonly Standing[] }) {
  const t = useMessages(messages);
  const peers = t(useKinds() ? 'peers.chosen' : 'peers.up3d');
  const average = read.total('onTimePaymentRate');
  const middleTick = { value: toPlotValue(average), exact: read.figureTextExact(average, 'ratio') };
  const below = new Set(standings.flatMap(({ code, standing }) => (standing === 'below' ? code : [])));
  return (
    <RankedBars
      bars={rankedUnits(read.rows).map((row) => ({
        ...read.bar('unit', 'onTimePaymentRate', row),
        tone: below.has(row.codes.unit ?? '') ? ('bad' as const) : ('actual' as const),
        detail: t('lowest.detail', { count: read.text('unpaid', row) }),
        middleTick,
      }))}
      names={{ bar: read.label('onTimePaymentRate'), middleTick: t('lowest.all', { peers }) }}
      description={description}
      onSelect={useLeadTo('/compliance', 'unit')}
      initialRows={LOWEST_ROWS}
      end={1}
    />
  );
}

/** Units with the lowest rates against the rate of all of them; red are those that truly lag. */
export function LowestUnits() {
  const t = useMessages(messages);
  const { units, standings = [] } = useStandings();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lowest')}
      query={units}
      measure="onTimePaymentRate"
      height="medium"
      sentence={({ rows }) => {
        const few = rows.filter(({ codes, current }) => codes.unit !== null && isFew(current.obligations)).length;
        return few === 0 ? null : t('lowest.few', { count: few });
      }}
      chart={(drawing) => <LowestBars {...drawing} standings={standings} />}
    />
  );
}

/** Units with the largest unpaid amounts. */
export function UnpaidUnits() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'unpaid')}
      query={ask.units(useKinds())}
      measure="unpaidAmount"
      by="unit"
      height="medium"
      rows={({ rows }) => rows.filter(({ codes }) => codes.unit !== null).sort(byUnpaid)}
      initialRows={UNPAID_ROWS}
      hasComparisonTick={false}
      detail={(row) => t('unpaid.detail', { count: toPlotValue(row.current.unpaid) })}
      onSelect={useLeadTo('/compliance', 'unit')}
      columns={({ dimensionColumn, measureColumn, shareColumn }) => [
        dimensionColumn('unit'),
        measureColumn('unpaidAmount'),
        shareColumn('unpaidAmount'),
        measureColumn('unpaid'),
      ]}
    />
  );
}

/** Taxes with the largest unpaid amounts at these units; a click filters by the tax. */
export function UnpaidTaxes() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'taxes')}
      query={ask.taxes(useKinds())}
      measure="unpaidAmount"
      by="taxType"
      height={TAXES_HEIGHT}
      sentence={({ formatted }) => {
        const { name, share } = formatted.largest('taxType', 'unpaidAmount');
        return t('taxes.sentence', { name, share });
      }}
      detail={(row, { text }) => t('taxes.detail', { count: text('unpaid', row), all: text('obligations', row) })}
      filterOnClick="tax"
    />
  );
}

/** What to do: the units with the largest unpaid amounts; each leads to the objects that owe. */
export const UnitSteps = () => <UnpaidSteps query={ask.units(useKinds())} by="unit" />;
