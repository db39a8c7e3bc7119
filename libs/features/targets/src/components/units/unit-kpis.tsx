import { PLAN_LIMITS } from '@pendapa/contracts';
import { useChosenMember, type MyUnit } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, PageSentence, planStatus, useCardWords, useMemberName } from '@pendapa/panels';
import { difference, toPlotValue, isKnown, known, stateOf, sum, type Row } from '@pendapa/query';
import { messages } from '../../messages/target-units.ts';
import * as ask from '../../questions/target-units.ts';
import { behindOf, lackOf } from './shortfalls.ts';
import { mostCaughtUp, standings } from './standings.ts';

const planned = (rows: readonly Row<'planAchievement'>[]): readonly number[] =>
  rows.flatMap(({ current }) => toPlotValue(current.planAchievement) ?? []);

/** True if a unit's difference from its plan is unknown. */
const hasUnknownPlan = (rows: readonly Row<'planVariance'>[]): boolean =>
  rows.some(({ current }) => stateOf(current.planVariance)?.state === 'unknown');

/** Says how a chosen unit stands against its plan. */
function ChosenUnitSentence({ code, name: unit }: MyUnit) {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.unitTotals(code)}
      measure="realisedToDate"
      sentence={({ total, totalText, figureText, format }) => {
        const [ratio, variance] = [toPlotValue(total('planAchievement')), total('planVariance')];
        if (ratio === null) return t('sentence.noPlan');
        const texts = { unit, share: format.percent(ratio), amount: totalText('realisedToDate') };
        const lack = toPlotValue(variance) ?? 0;
        if (lack >= 0) return t('sentence.unitOnPlan', texts);
        return t('sentence.unitBehind', { ...texts, lack: figureText(difference(known('0'), variance), 'money') });
      }}
    />
  );
}

/** Says how many units are behind plan, and which has the largest shortfall; of a chosen unit, how it stands. */
export function UnitSentence() {
  const chosen = useChosenMember('unit');
  return chosen ? <ChosenUnitSentence {...chosen} /> : <AllUnitsSentence />;
}

function AllUnitsSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.units}
      measure="realisedToDate"
      sentence={({ rows, name, format, figureText }) => {
        if (hasUnknownPlan(rows)) return null;
        const behind = behindOf(rows);
        const [worst] = behind;
        const all = format.count(planned(rows).length);
        if (planned(rows).length === 0) return t('sentence.noPlan');
        if (!worst) return t('sentence.none', { all });
        const ratio = toPlotValue(worst.current.planAchievement);
        const texts = { count: behind.length, all, unit: name('unit', worst), amount: figureText(lackOf(worst), 'money') };
        return t('sentence.behind', { ...texts, part: ratio === null ? null : format.percent(1 - ratio) });
      }}
    />
  );
}

/** Cards: units on plan, units far behind, total shortfall, and largest recovery. */
export function UnitKpis() {
  const t = useMessages(messages);
  const memberName = useMemberName();
  return (
    <KpiStrip>
      <FactCard
        {...useCardWords(messages, 'kpi.onPlan')}
        query={ask.units}
        measure="planAchievement"
        fact={({ rows, format }) => {
          const ratios = planned(rows);
          const without = rows.filter(({ codes, current }) => codes.unit !== null && !isKnown(current.target)).length;
          if (ratios.length === 0 && without === 0) return null;
          const good = format.count(ratios.filter((ratio) => planStatus(ratio) === 'good').length);
          const value = ratios.length === 0 ? '-' : t('kpi.of', { count: good, all: format.count(ratios.length) });
          return { value, text: without > 0 ? t('kpi.withoutTarget', { count: without }) : t('kpi.onPlanText') };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.farBehind', { limit: useFormat().percent(PLAN_LIMITS.farBehind, 0) })}
        query={ask.units}
        measure="planAchievement"
        fact={({ rows, format }) => {
          const ratios = planned(rows);
          const count = format.count(ratios.filter((ratio) => ratio < PLAN_LIMITS.farBehind).length);
          const value = t('kpi.of', { count, all: format.count(ratios.length) });
          return ratios.length === 0 ? null : { value, text: t('kpi.farBehindText') };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.lacking')}
        query={ask.units}
        measure="planVariance"
        fact={({ rows }) => {
          const all = sum(rows.map(({ current }) => current.planVariance));
          if (!isKnown(all)) return { figure: { kind: 'money', value: all } };
          const behind = behindOf(rows);
          const text = t('kpi.lackingText', { count: behind.length });
          return { text, figure: { kind: 'money', value: sum([known('0'), ...behind.map(lackOf)]) } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.caughtUp')}
        query={ask.unitMonths}
        measure="realisedOfPlan"
        fact={({ answer, format }) => {
          const known = standings(answer);
          if (known === null) return { value: '-', text: t('ranks.oneMonth') };
          if (known.open !== null) return { figure: { kind: 'ratio', value: known.open } };
          const best = mostCaughtUp(known.units);
          const month = format.month(known.before);
          if (best === null) return { value: '-', text: t('kpi.nobody', { month }) };
          const text = t('kpi.caughtUpText', { change: format.decimal(best.points * 100, 1), month });
          return { value: memberName(answer, 'unit', best.unit), text };
        }}
      />
    </KpiStrip>
  );
}
