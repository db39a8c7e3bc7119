import { drawn, FactCard, KpiStrip, levelsIn, MeasureCard, missingOf, useMissingText, useMoneyMeasure } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { useMapRegions, useRegions, useUnitPlans } from '../shared/questions.ts';
import { countFarBehind, spread, topShare } from '../shared/region-figures.ts';
import { TOP, TopTenHint } from './top-ten-hint.tsx';

function TopCards() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const regions = { asked: useMapRegions(), measure: money };
  return (
    <>
      <FactCard
        label={t('kpi.top')}
        {...regions}
        fact={(read) => {
          const { level } = levelsIn(read.answer);
          const first = read.rows.find(({ codes }) => codes[level] !== null);
          if (!first) return null;
          const text = t('kpi.topText', { amount: read.text(money, first), share: read.format.percent(read.share(money, first)) });
          return { value: read.name(level, first), text };
        }}
      />
      <FactCard
        label={t('kpi.concentration')}
        {...regions}
        info={<TopTenHint />}
        fact={({ answer, rows, total }) => {
          const { level } = levelsIn(answer);
          const figures = rows.map(({ codes, current }) => ({ code: codes[level], now: current[money], before: null }));
          const part = topShare(figures, TOP, total(money));
          return { text: t('kpi.concentrationText'), figure: { kind: 'ratio', value: part } };
        }}
      />
    </>
  );
}

function UnitCards() {
  const t = useMessages(messages);
  const reason = useMissingText();
  const asked = useUnitPlans();
  const missing = asked.answer && missingOf(asked.answer, 'planAchievement');
  const units = { asked, measure: 'planAchievement' } as const;
  return (
    <>
      <FactCard
        label={t('kpi.spread')}
        {...units}
        fact={({ rows, format }) => {
          const ratios = rows.flatMap(({ current }) => drawn(current.planAchievement) ?? []);
          const apart = spread(ratios);
          if (apart === null) return { value: '-', text: missing && reason(missing) };
          const [most, least] = [format.percent(Math.max(...ratios)), format.percent(Math.min(...ratios))];
          const points = format.percent(apart).replace('%', '');
          return { value: t('kpi.spreadValue', { points }), text: t('kpi.spreadText', { most, least }) };
        }}
      />
      <FactCard
        label={t('kpi.behind')}
        {...units}
        fact={({ rows, format }) => {
          const ratios = rows.flatMap(({ current }) => drawn(current.planAchievement) ?? []);
          if (ratios.length === 0) return { value: '-', text: missing && reason(missing) };
          const value = t('kpi.behindValue', { count: format.count(countFarBehind(ratios)), all: format.count(ratios.length) });
          return { value, text: t('kpi.units') };
        }}
      />
    </>
  );
}

/** What came in, who leads, how much hangs on the ten largest, and how far the units are apart on their plans. */
export function RegionKpis() {
  return (
    <KpiStrip>
      <MeasureCard asked={useRegions()} measure={useMoneyMeasure()} />
      <TopCards />
      <UnitCards />
    </KpiStrip>
  );
}
