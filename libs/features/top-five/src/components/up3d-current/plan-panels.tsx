import { useChosenMember, useFilteredAnswer, useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, CoursePanel, GapPanel, PlanBars, usePanelWords } from '@pendapa/panels';
import { toPlotValue, largestFirst, negate, totalOf, useTogether, valueOf } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d-current.ts';
import * as ask from '../../questions/revenue-up3d-current.ts';
import { useKindsOfChosen } from '../shared/use-unit-kinds.ts';

/** Number of rows, so that all taxes of a unit are visible. */
const TAXES = 14;

/** Months of the chosen unit or of all, with their totals; all change at the same time. */
function useChosenMonths() {
  const t = useMessages(messages);
  const chosen = useChosenMember('unit');
  const kinds = useKindsOfChosen();
  const { months, lastYear, total } = useTogether({
    months: useFilteredAnswer(ask.chosenMonths(kinds)),
    lastYear: useFilteredAnswer(ask.chosenLastYear(kinds)),
    total: useFilteredAnswer(ask.totals(kinds)),
  });
  return {
    subtitle: () => chosen?.name ?? t('course.all'),
    course: { result: months, toDate: total.answer, lastYear: lastYear.answer },
  };
}

/** Cumulative gap of the chosen unit or of all to the plan. */
export function ChosenGap() {
  const t = useMessages(messages);
  const format = useFormat();
  const { subtitle, course } = useChosenMonths();
  const variance = course.toDate && totalOf(course.toDate, 'planVariance');
  return (
    <GapPanel
      words={{ ...usePanelWords(messages, 'gap'), subtitle }}
      {...course}
      height="large"
      sentence={() => {
        const amount = variance === null ? null : toPlotValue(variance);
        if (variance === null || amount === null) return null;
        return t(amount < 0 ? 'course.below' : 'course.above', {
          amount: format.value(valueOf(amount < 0 ? negate(variance) : variance), 'money'),
        });
      }}
    />
  );
}

/** Cumulative revenue of the chosen unit or of all, with plan, target and last year. */
export function ChosenCourse() {
  const { subtitle, course } = useChosenMonths();
  return <CoursePanel words={{ ...usePanelWords(messages, 'course'), subtitle }} {...course} height="medium" />;
}

/** Taxes of the chosen unit against plan; a click filters by the tax. */
export function UnitDrill() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  const chosen = useChosenMember('unit');
  const words = usePanelWords(messages, 'drill', { unit: chosen?.name ?? '' });
  if (!chosen) return null;
  return (
    <ChartPanel
      words={words}
      query={ask.taxesOfUnit(chosen.code)}
      measure="realisedToDate"
      sentence={({ rows, name, formatted }) => {
        const { rows: ranked, isWhole } = largestFirst(rows, 'taxType', 'planVariance', false);
        const worst = ranked.filter(({ current }) => (toPlotValue(current.planVariance) ?? 0) < 0).at(-1);
        if (!isWhole) return null;
        if (!worst) return t('drill.none');
        return t('drill.sentence', { tax: name('taxType', worst), amount: formatted.money(negate(worst.current.planVariance)) });
      }}
      chart={(drawing) => <PlanBars {...drawing} by="taxType" initialRows={TAXES} onSelect={select} />}
      columns={({ dimensionColumn, measureColumn, statusColumn }) => [
        dimensionColumn('taxType'),
        measureColumn('planToDate'),
        measureColumn('realisedToDate'),
        measureColumn('planAchievement'),
        statusColumn('planAchievement'),
      ]}
    />
  );
}
