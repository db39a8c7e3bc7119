import { BumpChart, RankedBars } from '@pendapa/charts';
import { monthEnd } from '@pendapa/contracts';
import { neededPerDay, useDaysLeft, useCrossFilter, useTargetName } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, PlanMatrix, usePanelWords, usePlanColumns, type ChartProps } from '@pendapa/panels';
import { byLargest, toPlotValue, isKnown, membersIn, sum, valueOf, type Row } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/target-units.ts';
import * as ask from '../../questions/target-units.ts';
import { behindByPart, behindOf, lackOf } from './shortfalls.ts';
import { standings } from './standings.ts';

type UnitMeasure = (typeof ask.units.measures)[number];

/** Details table of units: target, plan, actual, and amount needed per working day. */
export function UnitTable(drawing: ChartProps<UnitMeasure, 'unit'>) {
  const t = useMessages(messages);
  const days = useDaysLeft(drawing.read.answer.period.to)?.days ?? null;
  const target = useTargetName();
  return (
    <AnswerRows
      {...drawing}
      columns={({ dimensionColumn, measureColumn, statusColumn, make }) => [
        dimensionColumn('unit'),
        measureColumn('target', target),
        measureColumn('planToDate'),
        measureColumn('realisedToDate'),
        measureColumn('planAchievement'),
        measureColumn('planVariance'),
        measureColumn('remaining'),
        make.money({ key: 'perDay', header: t('perDay'), value: ({ current }) => neededPerDay(valueOf(current.remaining), days) }),
        statusColumn('planAchievement'),
      ]}
    />
  );
}

/** Number of rows before "show more". */
const INITIAL_ROWS = 8;

interface ShortfallsProps {
  /** Shows rupiah, or the share of the unit's own plan. */
  readonly as: 'money' | 'part';
}

function Bars({ read, description, as }: ChartProps<UnitMeasure, 'unit'> & ShortfallsProps) {
  const t = useMessages(messages);
  const select = useCrossFilter()('unit');
  const { format } = read;
  const rows = as === 'money' ? behindOf(read.rows) : behindByPart(read.rows);
  const hasPlan = read.rows.some(({ current }) => isKnown(current.planAchievement));
  if (rows.length === 0) return <EmptyPanel cause={t(hasPlan ? 'behind.none' : 'behind.noPlan')} />;
  const bars = rows.map((row) => {
    const part = 1 - (toPlotValue(row.current.planAchievement) ?? 1);
    const inMoney = {
      value: toPlotValue(lackOf(row)),
      text: read.figureText(lackOf(row), 'money'),
      exact: read.figureTextExact(lackOf(row), 'money'),
    };
    const inPart = { value: part, text: format.percent(part), exact: format.percent(part, 2) };
    const [shown, other] = as === 'money' ? [inMoney, inPart] : [inPart, inMoney];
    return { key: row.codes.unit ?? '', label: read.name('unit', row), ...shown, detail: other.text };
  });
  return <RankedBars bars={bars} description={description} onSelect={select} initialRows={INITIAL_ROWS} />;
}

/** Pixels of the rows shown first, and of the button for all. */
const SHORTFALLS_HEIGHT = 380;

/** Units with the largest shortfalls. */
export const Shortfalls = ({ as }: ShortfallsProps) => (
  <ChartPanel
    words={usePanelWords(messages, as)}
    query={ask.units}
    measure="realisedToDate"
    height={SHORTFALLS_HEIGHT}
    chart={(drawing) => <Bars {...drawing} as={as} />}
    table={(drawing) => <UnitTable {...drawing} />}
  />
);

type ByTax = (typeof ask.unitTaxes.measures)[number];

/** Codes sorted by total shortfall, largest first. */
function inOrder(rows: readonly Row<ByTax, 'unit' | 'taxType'>[], by: 'unit' | 'taxType'): readonly (string | null)[] {
  const members = membersIn(rows, by).map((code) => ({
    code,
    variance: sum(rows.filter(({ codes }) => codes[by] === code).map(({ current }) => current.planVariance)),
  }));
  return members.sort((a, b) => byLargest(b.variance, a.variance)).map(({ code }) => code);
}

/** Heat table of achievement by unit and tax. */
export function UnitTaxHeat() {
  const select = useCrossFilter()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      query={ask.unitTaxes}
      measure="realisedToDate"
      height="large"
      chart={(drawing) => (
        <PlanMatrix
          {...drawing}
          down="unit"
          across="taxType"
          realised="realisedToDate"
          plan="planToDate"
          onSelect={select}
          rows={inOrder(drawing.read.rows, 'unit')}
          columns={inOrder(drawing.read.rows, 'taxType')}
        />
      )}
    />
  );
}

const DEPTH = 10;

/** Ranks of units now and a month ago. */
export function UnitRanks() {
  const t = useMessages(messages);
  const select = useCrossFilter()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ranks')}
      query={ask.unitMonths}
      measure="realisedOfPlan"
      height="large"
      sentence={({ answer }) => {
        const known = standings(answer);
        if (known === null) return null;
        const among = (at: 0 | 1) => known.units.filter(({ ranks }) => (ranks[at] ?? Infinity) <= DEPTH);
        const left = among(0).filter(({ ranks }) => (ranks[1] ?? Infinity) > DEPTH).length;
        return t('ranks.sentence', { count: left, depth: among(0).length });
      }}
      chart={({ read: { answer, name, format }, ...frame }) => {
        const known = standings(answer);
        if (known === null) return <EmptyPanel cause={t('ranks.oneMonth')} />;
        const named = (key: string) => ({ key, name: format.date(key), short: format.date(key), year: format.year(key) });
        const lines = known.units.map(({ unit, ranks, ratios }) => ({
          key: unit ?? '',
          label: name('unit', { codes: { unit, month: null } }),
          ranks,
          exact: (index: number) => format.percent(ratios[index] ?? null, 2),
        }));
        const moments = [named(monthEnd(known.before)), named(known.now)];
        return <BumpChart {...frame} moments={moments} lines={lines} depth={DEPTH} onSelect={select} />;
      }}
      columns={usePlanColumns()('unit')}
    />
  );
}
