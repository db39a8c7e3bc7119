import { PLAN_LIMITS } from '@pendapa/contracts';
import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, missingOf, useCardWords, useMissingText } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/regional.ts';
import { countFarBehind, spread } from '../shared/region-figures.ts';

/** Cards of the details: how much units differ in their achievement of plans. */
export function UnitKpis() {
  const t = useMessages(messages);
  const reason = useMissingText();
  const result = useFilteredAnswer(ask.unitPlans);
  const missing = result.answer && missingOf(result.answer, 'planAchievement');
  const units = { query: result, measure: 'planAchievement' } as const;
  return (
    <KpiStrip label={t('details.units')}>
      <FactCard
        {...useCardWords(messages, 'kpi.spread')}
        {...units}
        fact={({ rows, format }) => {
          const ratios = rows.flatMap(({ current }) => toPlotValue(current.planAchievement) ?? []);
          const spreadOfRatios = spread(ratios);
          if (spreadOfRatios === null) return { value: '-', text: missing && reason(missing, result.subject) };
          const [highest, lowest] = [format.percent(Math.max(...ratios)), format.percent(Math.min(...ratios))];
          const points = format.percent(spreadOfRatios).replace('%', '');
          return { value: t('kpi.spreadValue', { points }), text: t('kpi.spreadText', { highest, lowest }) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.behind', { limit: useFormat().percent(PLAN_LIMITS.farBehind, 0) })}
        lines={3}
        {...units}
        fact={({ rows, format }) => {
          const ratios = rows.flatMap(({ current }) => toPlotValue(current.planAchievement) ?? []);
          if (ratios.length === 0) return { value: '-', text: missing && reason(missing, result.subject) };
          const value = t('kpi.behindValue', { count: format.count(countFarBehind(ratios)), all: format.count(ratios.length) });
          return { value, text: t('kpi.units') };
        }}
      />
    </KpiStrip>
  );
}
