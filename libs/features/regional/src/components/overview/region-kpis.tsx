import { PLAN_LIMITS } from '@pendapa/contracts';
import { levelsIn, useFilteredAnswer, useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, missingOf, useCardWords, useMissingText } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/regional.ts';
import { useMapRegions } from '../shared/map-regions.ts';
import { countFarBehind, regionFigures, spread, topShare } from '../shared/region-figures.ts';
import { HINT_REGIONS, TopTenHint } from './top-ten-hint.tsx';

/** Cards: the largest region, and the share of the ten largest. */
function TopCards() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const regions = { query: useMapRegions(), measure: money };
  return (
    <>
      <FactCard
        {...useCardWords(messages, 'kpi.top')}
        {...regions}
        fact={({ answer, formatted }) => {
          const { name, member, ...brought } = formatted.largest(levelsIn(answer).level, money);
          return member === null ? null : { value: member, text: t(name === member ? 'kpi.topText' : 'kpi.topText.ofKnown', brought) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.concentration')}
        {...regions}
        hint={<TopTenHint />}
        fact={({ answer, total }) => {
          const part = topShare(regionFigures(answer, money), HINT_REGIONS, total(money));
          return { text: t('kpi.concentrationText'), figure: { kind: 'ratio', value: part } };
        }}
      />
    </>
  );
}

/** Cards: how much units differ in their achievement of plans. */
function UnitCards() {
  const t = useMessages(messages);
  const reason = useMissingText();
  const result = useFilteredAnswer(ask.unitPlans);
  const missing = result.answer && missingOf(result.answer, 'planAchievement');
  const units = { query: result, measure: 'planAchievement' } as const;
  return (
    <>
      <FactCard
        {...useCardWords(messages, 'kpi.spread')}
        {...units}
        fact={({ rows, format }) => {
          const ratios = rows.flatMap(({ current }) => toPlotValue(current.planAchievement) ?? []);
          const spreadOfRatios = spread(ratios);
          if (spreadOfRatios === null) return { value: '-', text: missing && reason(missing) };
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
          if (ratios.length === 0) return { value: '-', text: missing && reason(missing) };
          const value = t('kpi.behindValue', { count: format.count(countFarBehind(ratios)), all: format.count(ratios.length) });
          return { value, text: t('kpi.units') };
        }}
      />
    </>
  );
}

/** Cards: revenue, largest region, share of the ten largest, and spread of units. */
export function RegionKpis() {
  const money = useMoneyMeasure();
  return (
    <KpiStrip>
      <MeasureCard query={ask.regions(money, useRegionLadder().level)} measure={money} />
      <TopCards />
      <UnitCards />
    </KpiStrip>
  );
}
