import { MIN_CASES } from '@pendapa/contracts';
import { useFilteredAnswer, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiCard, KpiStrip, MeasureCard, missingOf, useCardWords, useStateWords } from '@pendapa/panels';
import { largestFirst, missing, ratio, share, sum, totalOf } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d.ts';
import * as ask from '../../questions/revenue-up3d.ts';
import { province } from '../../questions/units.ts';
import { useKindsOfChosen, useUnitKinds } from '../shared/use-unit-kinds.ts';
import { findFastestGrowth, isWeak } from './unit-years.ts';

const TOP_UNITS = 5;

/** Card: share of the units in all revenue. */
function ShareOfAll() {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useCardWords(messages, 'kpi.share');
  const money = useMoneyMeasure();
  const units = useFilteredAnswer(ask.units(money, useUnitKinds()));
  const whole = useFilteredAnswer(province(money));
  const figures = useStateWords();
  const all = whole.answer && totalOf(whole.answer, money);
  const part = units.answer && whole.answer ? format.percent(share(totalOf(units.answer, money), all)) : undefined;
  if (whole.answer && missingOf(whole.answer, money)?.kind === 'not-imported') return null;
  return (
    <KpiCard {...words} definition={{ ...words.definition, subject: 'revenue', measure: money }} results={[units, whole]} value={part}>
      {whole.answer && <span>{t('kpi.of', { amount: figures.text(all, 'money') })}</span>}
    </KpiCard>
  );
}

/** Cards: revenue of units, share, largest unit, fastest growth, and share of the five largest. */
export function UnitYearsKpis() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const units = { query: ask.units(money, useUnitKinds()), measure: money };
  return (
    <KpiStrip>
      <MeasureCard query={ask.totals(money, useKindsOfChosen())} measure={money} />
      <ShareOfAll />
      <FactCard
        {...useCardWords(messages, 'kpi.top')}
        {...units}
        fact={({ formatted }) => {
          const { name, ...brought } = formatted.largest('unit', money);
          return name === null ? null : { value: name, text: t('kpi.topText', brought) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.fastest')}
        {...units}
        fact={({ rows, name, format }) => {
          const firmRows = rows.filter((row) => !isWeak(row));
          const found = findFastestGrowth(firmRows, money);
          if (!found) return null;
          const text = t('kpi.fastestText', { change: format.percentChange(found.growth) });
          const weak = rows.length - firmRows.length;
          const leftOut = weak > 0 ? `; ${t('kpi.leftOut', { count: weak, payers: MIN_CASES })}` : '';
          return { value: name('unit', found.row), text: text + leftOut };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.concentration')}
        {...units}
        fact={({ rows, total, figureText }) => {
          const ranked = largestFirst(rows, 'unit', money);
          if (ranked.rows.length === 0) return { figure: { kind: 'ratio', value: total(money) } };
          const top = sum(ranked.rows.slice(0, TOP_UNITS).map(({ current }) => current[money]));
          const text = t('kpi.concentrationText', { amount: figureText(top, 'money') });
          return { text, figure: { kind: 'ratio', value: ranked.isWhole ? ratio(top, total(money)) : missing({ state: 'unknown' }) } };
        }}
      />
    </KpiStrip>
  );
}
