import { ReconciliationStrip } from '@pendapa/analysis';
import { DotPlot } from '@pendapa/charts';
import { useLeadTo } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { median } from '@pendapa/statistics';
import { messages } from '../../messages/units.ts';
import * as ask from '../../questions/compliance-up3d.ts';
import { RateMatrix } from '../shared/rate-matrix.tsx';
import { standingsOf } from './standings.ts';
import { useKinds } from './use-kinds.ts';

type UnitDrawing = ChartProps<ReturnType<typeof ask.units>['measures'][number], 'unit'>;

/** Number of lowest units shown first. */
const INITIAL_ROWS = 12;

const ratesIn = ({ rows }: UnitDrawing['read']) => rows.flatMap(({ current }) => toPlotValue(current.onTimePaymentRate) ?? []);

function Dots({ read, description }: UnitDrawing) {
  const t = useMessages(messages);
  const ofUnits = { ...read, rows: read.rows.filter(({ codes }) => codes.unit !== null) };
  const rates = ratesIn(ofUnits);
  const middle = rates.length > 0 ? median(rates) : null;
  const middleTick = { value: middle, exact: read.format.percent(middle, 2) };
  return (
    <DotPlot
      dots={ofUnits.rows.map((row) => ({ ...read.bar('unit', 'onTimePaymentRate', row), middleTick }))}
      description={description}
      axis={{ title: read.label('onTimePaymentRate'), tick: read.format.percentAxis }}
      names={{ dot: t('dot'), middleTick: t('middle') }}
      onSelect={useLeadTo('/compliance', 'unit')}
      initialRows={INITIAL_ROWS}
    />
  );
}

/** Units from the lowest rate up, compared with the median. */
export const UnitDots = () => (
  <ChartPanel
    words={usePanelWords(messages, 'dots')}
    query={ask.units(useKinds())}
    measure="onTimePaymentRate"
    chart={(drawing) => <Dots {...drawing} />}
  />
);

/** Heat table of on-time payment by unit and tax. */
export function UnitTaxHeat() {
  const leadTo = useLeadTo('/compliance', 'unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      query={ask.mixes(useKinds())}
      measure="onTimePaymentRate"
      height="large"
      chart={(drawing) => {
        const units = (standingsOf(drawing.read)?.units ?? []).toSorted((a, b) => a.adjusted - b.adjusted).map(({ code }) => code);
        return <RateMatrix {...drawing} across="taxType" units={units} onSelect={leadTo} />;
      }}
    />
  );
}

/** Details table of all units with their rank. */
export function UnitTable() {
  const t = useMessages(messages);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={ask.units(useKinds())}
      measure="onTimePaymentRate"
      columns={({ read, dimensionColumn, measureColumn, growthColumn, make }) => {
        const rates = ratesIn(read);
        const rank = (own: number | null) => (own === null ? null : 1 + rates.filter((other) => other > own).length);
        return [
          dimensionColumn('unit'),
          make.count({ key: 'rank', header: t('rank'), value: ({ current }) => rank(toPlotValue(current.onTimePaymentRate)) }),
          measureColumn('obligations'),
          measureColumn('onTimePaymentRate'),
          growthColumn('onTimePaymentRate'),
          measureColumn('unpaid'),
          measureColumn('unpaidAmount'),
        ];
      }}
    />
  );
}

export const UnitsSummed = () => <ReconciliationStrip reconciliation={ask.unitReconciliation(useKinds())} />;
