import { drawn, FactCard, KpiStrip, PageSentence, planStatus, useMemberName, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { useUnitMonths, useUnits, type UnitMeasure } from './questions.ts';
import { behindOf, lackOf } from './shortfalls.ts';
import { mostCaughtUp, standings } from './standings.ts';

const FAR_BEHIND = 0.9;

const planned = ({ rows }: Reader<UnitMeasure, 'unit'>): readonly number[] =>
  rows.flatMap(({ current }) => drawn(current.planAchievement) ?? []);

/** How many units are behind, and who lacks most. */
export function UnitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useUnits()}
      measure="realisedToDate"
      sentence={(read) => {
        const [worst] = behindOf(read.rows);
        const all = read.format.count(planned(read).length);
        if (planned(read).length === 0) return t('sentence.noPlan');
        if (!worst) return t('sentence.none', { all });
        const amount = read.format.money(lackOf(worst));
        return t('sentence.behind', { count: behindOf(read.rows).length, all, unit: read.name('unit', worst), amount });
      }}
    />
  );
}

function CatchingUp() {
  const t = useMessages(messages);
  const name = useMemberName();
  return (
    <FactCard
      label={t('kpi.caughtUp')}
      asked={useUnitMonths()}
      measure="plan"
      fact={({ answer, format }) => {
        const known = standings(answer);
        if (known === null) return { value: '-', text: t('ranks.oneMonth') };
        const best = mostCaughtUp(known.units);
        if (best === null) return { value: '-', text: t('kpi.nobody', { month: format.month(known.before) }) };
        return {
          value: name(answer, 'unit', best.unit),
          text: t('kpi.caughtUpText', { change: format.decimal(best.points * 100, 1), month: format.month(known.before) }),
        };
      }}
    />
  );
}

/** Who is on plan and who far behind, what is lacking together, and who caught up most. */
export function UnitKpis() {
  const t = useMessages(messages);
  const asked = useUnits();
  return (
    <KpiStrip>
      <FactCard
        label={t('kpi.onPlan')}
        asked={asked}
        measure="planAchievement"
        fact={(read) => {
          const ratios = planned(read);
          const without = read.rows.filter(({ current }) => current.target === null).length;
          const good = read.format.count(ratios.filter((ratio) => planStatus(ratio) === 'good').length);
          const value = ratios.length === 0 ? '-' : t('kpi.of', { count: good, all: read.format.count(ratios.length) });
          return { value, text: without > 0 ? t('kpi.withoutTarget', { count: without }) : t('kpi.onPlanText') };
        }}
      />
      <FactCard
        label={t('kpi.farBehind')}
        asked={asked}
        measure="planAchievement"
        fact={(read) => {
          const ratios = planned(read);
          if (ratios.length === 0) return null;
          const count = read.format.count(ratios.filter((ratio) => ratio < FAR_BEHIND).length);
          return { value: t('kpi.of', { count, all: read.format.count(ratios.length) }), text: t('kpi.farBehindText') };
        }}
      />
      <FactCard
        label={t('kpi.lacking')}
        asked={asked}
        measure="planVariance"
        fact={({ rows }) => {
          const behind = behindOf(rows);
          if (rows.every(({ current }) => current.planVariance === null)) return null;
          const value = String(behind.reduce((sum, row) => sum + BigInt(lackOf(row)), 0n));
          return {
            ...{ figure: { kind: 'money', value } },
            text: t('kpi.lackingText', { count: behind.length }),
          };
        }}
      />
      <CatchingUp />
    </KpiStrip>
  );
}
