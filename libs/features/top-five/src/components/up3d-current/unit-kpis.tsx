import { PLAN_LIMITS } from '@pendapa/contracts';
import { neededPerDay, useDaysLeft, useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  FactCard,
  KpiCard,
  KpiStrip,
  MeasureCard,
  PageSentence,
  PlanStatus,
  PlanSteps,
  planStatus,
  useCardWords,
  useStateWords,
  type PlanState,
} from '@pendapa/panels';
import { byLargest, toPlotValue, isKnown, negate, share, totalOf, useTogether, valueOf, type Row } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d-current.ts';
import * as ask from '../../questions/revenue-up3d-current.ts';
import { useKindsOfChosen, useUnitKinds } from '../shared/use-unit-kinds.ts';
import { missingInSpan, useInSpan } from './target-span.ts';
import { lastMonth } from './unit-months.ts';
import { useUnitsWithMonths } from './units.tsx';

/** Counts units with a plan by state. */
const standingsOf = (rows: readonly Row<'planAchievement'>[]) =>
  rows.flatMap(({ current }) => (isKnown(current.planAchievement) ? planStatus(toPlotValue(current.planAchievement)) : []));

/** The unit with the largest shortfall against its plan. Undefined without one, or if a shortfall is not known. */
function worstUnit<R extends Row<'planAchievement' | 'planVariance'>>(rows: readonly R[]): R | undefined {
  const planned = rows.filter(({ current }) => isKnown(current.planAchievement));
  const [worst] = planned.toSorted((a, b) => byLargest(negate(a.current.planVariance), negate(b.current.planVariance)));
  const isSure = planned.every(({ current }) => isKnown(current.planVariance));
  return worst && isSure && (toPlotValue(worst.current.planVariance) ?? 0) < 0 ? worst : undefined;
}

/** Says how many units are behind plan and which one lacks most; without one, how many are on plan. */
export function UnitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={useUnitsWithMonths().units}
      measure="realised"
      sentence={({ rows, name, format, formatted }) => {
        const standings = standingsOf(rows);
        const count = (of: readonly PlanState[]) => format.count(standings.filter((status) => of.includes(status)).length);
        if (standings.length === 0) return null;
        const worst = worstUnit(rows.filter(({ codes }) => codes.unit !== null));
        if (worst)
          return t('bars.worst', {
            below: count(['watch', 'bad']),
            all: format.count(standings.length),
            name: name('unit', worst),
            amount: formatted.money(negate(worst.current.planVariance)),
          });
        const known = { all: format.count(standings.length), good: count(['good']), below: count(['watch', 'bad']), bad: count(['bad']) };
        return t('bars.sentence', { ...known, limit: format.percent(PLAN_LIMITS.watch, 0) });
      }}
    />
  );
}

/** Card: remaining amount per remaining working day, for the year or the chosen quarter or month. */
function DaysLeft() {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useCardWords(messages, 'kpi.daysLeft');
  const kinds = useKindsOfChosen();
  const year = useFilteredAnswer(ask.totals(kinds));
  const inSpan = useTogether(useInSpan(ask.chosenInSpan(kinds)));
  const { choices, period } = useFilters();
  const ofYear = choices.target === 'year';
  const lacking = ofYear ? year.answer && totalOf(year.answer, 'remaining') : missingInSpan(inSpan);
  // Queried together with the figures, not after them.
  useDaysLeft(period && period.to);
  const left = useDaysLeft(year.answer && year.answer.period.to);
  const perDay = left && neededPerDay(lacking === null ? null : valueOf(lacking), left.days);
  return (
    <KpiCard
      {...words}
      definition={{ ...words.definition, subject: 'achievement', measure: 'remaining' }}
      results={ofYear ? [year] : [inSpan.planned, inSpan.realised]}
      value={left ? t('kpi.days', { count: left.days }) : undefined}
    >
      {left && perDay !== null && <span>{t('kpi.perDay', { amount: format.money(perDay), until: format.date(left.until) })}</span>}
      {left && !(left.holidaysKnown && perDay !== null) && (
        <span>{t(left.holidaysKnown ? 'kpi.until' : 'kpi.untilWithHolidays', { date: format.date(left.until) })}</span>
      )}
    </KpiCard>
  );
}

/** Card: revenue of the month in which the period ends. */
function ThisMonth() {
  const t = useMessages(messages);
  const words = useStateWords();
  const format = useFormat();
  const { label, definition } = useCardWords(messages, 'thisMonth');
  const result = useFilteredAnswer(ask.unitMonths(useUnitKinds()));
  const { unit } = useFilters().choices;
  const last = result.answer && lastMonth(result.answer, unit);
  return (
    <KpiCard
      results={[result]}
      label={last ? t('kpi.month', { month: format.month(last.month) }) : label}
      value={result.answer ? words.text(last?.realised ?? null, 'money') : undefined}
      exact={last ? words.exact(last.realised, 'money') : undefined}
      definition={{ ...definition, subject: 'achievement', measure: 'realised' }}
    >
      {last && isKnown(last.plan) && (
        <span>{t('kpi.monthPlan', { percent: format.percent(share(last.ofPlan, last.plan)), plan: words.text(last.plan, 'money') })}</span>
      )}
    </KpiCard>
  );
}

/** Cards: year to date, target, plan, units on plan, current month, and working days left. */
export function UnitKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useFilteredAnswer(ask.totals(useKindsOfChosen()));
  const { answer } = chosen;
  const target = answer && totalOf(answer, 'target');
  const ofTarget = answer && toPlotValue(totalOf(answer, 'achievement'));
  return (
    <KpiStrip>
      <MeasureCard query={chosen} measure="realised" />
      <MeasureCard query={chosen} measure="planAchievement">
        <span>
          <PlanStatus ratio={answer && toPlotValue(totalOf(answer, 'planAchievement'))} />{' '}
          {target !== null &&
            isKnown(target) &&
            t('kpi.target', { percent: format.percent(ofTarget), target: format.value(valueOf(target), 'money') })}
        </span>
      </MeasureCard>
      <FactCard
        {...useCardWords(messages, 'kpi.onPlan')}
        query={ask.units(useUnitKinds())}
        measure="planAchievement"
        fact={({ rows }) => {
          const standings = standingsOf(rows);
          const good = standings.filter((status) => status === 'good').length;
          const without = rows.length - standings.length;
          return {
            value: standings.length === 0 ? '-' : t('kpi.onPlanOf', { good: format.count(good), all: format.count(standings.length) }),
            text: [t('kpi.onPlanText'), ...(without > 0 ? [t('kpi.withoutTarget', { count: without })] : [])].join('; '),
          };
        }}
      />
      <ThisMonth />
      <DaysLeft />
    </KpiStrip>
  );
}

/** What to do: the units with the largest shortfalls; each leads to its taxes against plan. */
export const ShortfallSteps = () => <PlanSteps query={useUnitsWithMonths().units} by="unit" />;
