import {
  DefinitionButton,
  difference,
  drawn,
  FactCard,
  KpiCard,
  KpiStrip,
  MeasureCard,
  PlanStatus,
  planStatus,
  share,
  totalOf,
  useFilters,
  type AskedFigures,
  neededPerDay,
  useDaysLeft,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { lastMonth } from './last-month.ts';
import { useChosen, useChosenSpan, useUnitMonths, useUnits } from './questions.ts';

function UnitsOnPlan() {
  const t = useMessages(messages);
  return (
    <FactCard
      label={t('kpi.onPlan')}
      asked={useUnits()}
      measure="planAchievement"
      fact={({ rows, format }) => {
        const planned = rows.flatMap(({ current }) => drawn(current.planAchievement) ?? []);
        const good = planned.filter((ratio) => planStatus(ratio) === 'good').length;
        const without = rows.length - planned.length;
        const text = [t('kpi.onPlanText'), ...(without > 0 ? [t('kpi.withoutTarget', { count: without })] : [])].join('; ');
        const value = planned.length === 0 ? '-' : t('kpi.onPlanOf', { good: format.count(good), all: format.count(planned.length) });
        return { value, text };
      }}
    />
  );
}

function ThisMonth() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useUnitMonths();
  const { answer } = asked;
  const { unit } = useFilters().choices;
  const last = answer && lastMonth(answer, unit);
  const ratio = last ? share(last.realised, last.plan) : null;
  return (
    <KpiCard
      asked={[asked]}
      label={last ? t('kpi.month', { month: format.month(last.month) }) : t('thisMonth')}
      value={answer ? format.value(last?.realised ?? null, 'money') : undefined}
      exact={last ? format.valueExact(last.realised, 'money') : undefined}
      info={<DefinitionButton subject="achievement" measure="realised" />}
    >
      {last && last.plan !== null && (
        <span>{t('kpi.monthPlan', { percent: format.percent(ratio), plan: format.value(last.plan, 'money') })}</span>
      )}
    </KpiCard>
  );
}

/** What the chosen units lack of the target of the year, or of the quarter or month that the reader chose. */
function useMissing(): { readonly asked: readonly AskedFigures[]; readonly missing: Value } {
  const year = useChosen();
  const { planned, realised } = useChosenSpan();
  const { target } = useFilters().choices;
  if (target === 'year') return { asked: [year], missing: year.answer && totalOf(year.answer, 'remaining') };
  const missing = difference(
    planned.answer && totalOf(planned.answer, 'planWhole'),
    realised.answer && totalOf(realised.answer, 'realised'),
  );
  return { asked: [planned, realised], missing };
}

function DaysLeft() {
  const t = useMessages(messages);
  const format = useFormat();
  const { answer } = useChosen();
  const { asked, missing } = useMissing();
  const { period } = useFilters();
  // Asked for with the figures, not after them.
  useDaysLeft(period && period.to);
  const left = useDaysLeft(answer && answer.period.to);
  const perDay = left && neededPerDay(missing, left.days);
  return (
    <KpiCard
      label={t('kpi.daysLeft')}
      asked={asked}
      info={<DefinitionButton subject="achievement" measure="remaining" />}
      value={left ? t('kpi.days', { count: left.days }) : undefined}
    >
      {left && typeof perDay === 'string' && (
        <span>{t('kpi.perDay', { amount: format.money(perDay), until: format.date(left.until) })}</span>
      )}
      {left && !(left.holidaysKnown && typeof perDay === 'string') && (
        <span>{t(left.holidaysKnown ? 'kpi.until' : 'kpi.untilWithHolidays', { date: format.date(left.until) })}</span>
      )}
    </KpiCard>
  );
}

/** Year to date, against target and plan; who is on plan; the month; what is left. */
export function UnitKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useChosen();
  const { answer } = chosen;
  const ratio = answer ? drawn(totalOf(answer, 'planAchievement')) : null;
  const target = answer && totalOf(answer, 'target');
  const realised = answer && totalOf(answer, 'realisedToDate');
  return (
    <KpiStrip>
      <MeasureCard asked={chosen} measure="realised" />
      <MeasureCard asked={chosen} measure="planAchievement">
        <span>
          <PlanStatus ratio={ratio} />{' '}
          {target !== null && t('kpi.target', { percent: format.percent(share(realised, target)), target: format.money(String(target)) })}
        </span>
      </MeasureCard>
      <UnitsOnPlan />
      <ThisMonth />
      <DaysLeft />
    </KpiStrip>
  );
}
