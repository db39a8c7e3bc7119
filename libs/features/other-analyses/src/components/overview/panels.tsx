import { RankedBars } from '@pendapa/charts';
import { pageAddress, useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { ChartPanel, CoursePanel, GapPanel, PageSentence, Ranking, usePanelWords, PLAN_TONES, planStatus } from '@pendapa/panels';
import { toPlotValue, directionOf, growth, isKnown, negate, useTogether, valueOf, stateOf, type Row } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';

/** Compares revenue with the plan, or with last year without a plan. */
export function OverviewSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.toDate}
      measure="realisedToDate"
      sentence={({ total, format }) => {
        const [reached, variance] = [toPlotValue(total('planAchievement')), total('planVariance')];
        const gap = toPlotValue(variance);
        if (reached !== null && gap !== null) {
          const amount = format.value(valueOf(gap < 0 ? negate(variance) : variance), 'money');
          return t(gap < 0 ? 'line.below' : 'line.above', { percent: format.percent(reached), amount });
        }
        const change = growth(total('realisedToDate'), total('realisedToDate', 'comparison'));
        if (change === null) return null;
        return directionOf(change) === 'same' ? t('line.unchanged') : t('line.sentenceLastYear', { change: format.percentChange(change) });
      }}
    />
  );
}

/** Months of the year and totals of the period; both change at the same time. */
const useCourse = () =>
  useTogether({
    months: useFilteredAnswer(ask.yearMonths),
    lastYear: useFilteredAnswer(ask.lastYearMonths),
    toDate: useFilteredAnswer(ask.toDate),
  });

/** Cumulative revenue against plan and last year, from the start of the fiscal year. */
export function OverviewCumulative() {
  const { months, lastYear, toDate } = useCourse();
  const answers = { toDate: toDate.answer, lastYear: lastYear.answer };
  return <CoursePanel words={usePanelWords(messages, 'line')} result={months} {...answers} height="large" />;
}

/** Pixels: with its events as high as the shortfalls beside it. */
const GAP_HEIGHT = 256;

/** Difference from the plan by month. */
export function OverviewGap() {
  const { months, lastYear, toDate } = useCourse();
  const answers = { toDate: toDate.answer, lastYear: lastYear.answer };
  return <GapPanel words={usePanelWords(messages, 'gap')} result={months} {...answers} height={GAP_HEIGHT} />;
}

/** Districts with the largest revenue, with links to their wards; revenue without a district is in the table. */
export function OverviewDistricts() {
  const { go } = useAddress();
  const { choices } = useFilters();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'districts')}
      query={ask.districts}
      measure="amount"
      height="large"
      chart={(drawing) => {
        const rows = drawing.read.rows.filter(({ codes }) => codes.district !== null);
        const cityOf = (district: string): string => rows.find(({ codes }) => codes.district === district)?.codes.city ?? '';
        return (
          <Ranking
            {...drawing}
            by="district"
            measure="amount"
            rows={rows}
            onSelect={(district) => go(pageAddress('/regional', { ...choices, region: [cityOf(district), district] }))}
          />
        );
      }}
      columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn: change }) => [
        dimensionColumn('district'),
        dimensionColumn('city'),
        measureColumn('amount'),
        shareColumn('amount'),
        change('amount'),
      ]}
    />
  );
}

type UnitRow = Row<(typeof ask.units.measures)[number], 'unit'>;

const EACH = 5;
const ratioOf = ({ current }: UnitRow): number => toPlotValue(current.planAchievement) ?? 0;

/** The five units furthest ahead of plan and the five furthest behind, without duplicates. */
function endsOf(rows: readonly UnitRow[]): readonly UnitRow[] {
  const planned = rows.filter(({ current }) => isKnown(current.planAchievement)).sort((a, b) => ratioOf(b) - ratioOf(a));
  return planned.length <= 2 * EACH ? planned : [...planned.slice(0, EACH), ...planned.slice(-EACH)];
}

/** Units furthest ahead of and behind plan, with links to their pages. */
export function OverviewUnits() {
  const t = useMessages(messages);
  const { go } = useAddress();
  const { period, tax } = useFilters().choices;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      query={ask.units}
      measure="planAchievement"
      height="large"
      sentence={({ rows, reason }) => {
        const unknown = rows.map(({ current }) => current.planAchievement).find((figure) => stateOf(figure)?.state === 'unknown');
        return unknown === undefined ? null : t('units.incomplete', { reason: reason('planAchievement', unknown) });
      }}
      chart={({ read, description }) => {
        const rows = endsOf(read.rows);
        if (rows.length === 0) return <EmptyPanel cause={t('units.noPlan')} />;
        return (
          <RankedBars
            bars={rows.map((row) => ({
              ...read.bar('unit', 'planAchievement', row),
              tone: PLAN_TONES[planStatus(ratioOf(row))],
              detail: isKnown(row.current.planVariance)
                ? read.format.moneyChange(String(valueOf(row.current.planVariance)))
                : read.text('planVariance', row),
            }))}
            description={description}
            onSelect={(unit) => go(pageAddress('/target-units', { period, tax, unit: [unit] }))}
            initialRows={2 * EACH}
          />
        );
      }}
    />
  );
}
