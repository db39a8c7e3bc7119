import { ChartPanel, drawn, pageAddress, useFilteredAnswer, useFilters, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';

type UnitMeasure = (typeof ask.units.measures)[number];
type UnitRow = Row<UnitMeasure, 'unit'>;

const EACH = 5;
const ratioOf = ({ current }: UnitRow): number => drawn(current.planAchievement) ?? 0;

/** The five furthest ahead of their plans and the five furthest behind, no unit twice. */
function endsOf(rows: readonly UnitRow[]): readonly UnitRow[] {
  const planned = rows.filter(({ current }) => current.planAchievement !== null).sort((a, b) => ratioOf(b) - ratioOf(a));
  return planned.length <= 2 * EACH ? planned : [...planned.slice(0, EACH), ...planned.slice(-EACH)];
}

function Bars({ read, description }: Drawing<UnitMeasure, 'unit'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { go } = useAddress();
  const { period, tax } = useFilters().choices;
  const rows = endsOf(read.rows);
  if (rows.length === 0) return <EmptyPanel cause={t('units.noPlan')} />;
  return (
    <RankedBars
      bars={rows.map((row) => ({
        ...read.bar('unit', 'planAchievement', row),
        tone: ratioOf(row) >= 1 ? ('good' as const) : ('bad' as const),
        detail: format.moneyChange(row.current.planVariance === null ? null : String(row.current.planVariance)),
      }))}
      description={description}
      onSelect={(unit) => go(pageAddress('/target-units', { period, tax, unit: [unit] }))}
      first={2 * EACH}
    />
  );
}

/** Who is furthest ahead of its plan, and who furthest behind; a unit leads to why. */
export const OverviewUnits = () => (
  <ChartPanel
    words={usePanelWords(messages, 'units')}
    asked={useFilteredAnswer(ask.units)}
    measure="planAchievement"
    height="large"
    chart={(drawing) => <Bars {...drawing} />}
  />
);
