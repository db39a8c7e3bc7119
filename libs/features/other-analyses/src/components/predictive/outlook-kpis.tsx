import { addMonths, monthEnd } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, PageSentence, useCardWords, type Fact } from '@pendapa/panels';
import { yearAgoOrigin } from '../../outlook/past-forecasts.ts';
import { usePastForecasts } from '../../outlook/use-past-forecasts.ts';
import { messages } from '../../messages/predictive.ts';
import { amountOf, toDate } from './amounts.ts';
import { roundChance, useChanceWords } from './chance-words.ts';
import { usePastSeries } from './series-of.ts';
import { useOutlook, waitingFor, type WorkedOut } from './use-outlook.ts';

/** Where the year is expected to end, and how likely it reaches the target. */
export function OutlookSentence() {
  const t = useMessages(messages);
  const { months, worked } = useOutlook();
  return (
    <PageSentence
      query={months}
      measure="amount"
      sentence={({ format }) => {
        if (!worked) return null;
        const { outlook, request, ahead } = worked;
        if (!outlook.total) return t('sentence.short');
        const { median, chance } = outlook.total;
        const texts = { year: format.year(ahead.year.from), amount: format.money(amountOf(median)) };
        if (request.target === null || chance === null) return t('sentence.noTarget', texts);
        if (hasPartialTargets(worked) && outlook.onTarget) {
          const expected = format.money(amountOf(outlook.onTarget.median));
          return t('sentence.partial', { ...texts, expected, target: format.money(amountOf(request.target)) });
        }
        const rounded = roundChance(chance);
        const ofTarget = { ...texts, percent: format.percent(median / request.target) };
        if (typeof rounded === 'string') return t(`sentence.${rounded}`, ofTarget);
        return t('sentence', { ...ofTarget, part: format.count(rounded.part), all: format.count(rounded.all) });
      }}
    />
  );
}

/** True if the target covers only some lines. */
const hasPartialTargets = ({ request: { lines, target } }: WorkedOut): boolean =>
  target !== null && lines.some((line) => line.target === null);

const isKnown = (worked: WorkedOut | null): worked is WorkedOut => worked !== null && worked.outlook.total !== null;

/** Forecast of a year ago from as many known months, and the actual amount. */
function YearAgo() {
  const t = useMessages(messages);
  const { months, worked } = useOutlook();
  const { series, of } = usePastSeries();
  const known = usePastForecasts(series && { lines: series.lines, origins: yearAgoOrigin(series.known) }, ['year-ago', ...of]);
  const { result: past } = known;
  return (
    <FactCard
      {...useCardWords(messages, 'kpi.yearAgo')}
      query={past || !worked ? months : waitingFor(known)(months)}
      measure="amount"
      fact={({ format }): Fact | null => {
        if (!series || !past) return null;
        const [then] = past;
        if (!then) return { value: '-', text: t('kpi.yearAgo.short') };
        const [texts, came] = [amountOf(then.median), amountOf(then.actual)];
        const date = format.date(monthEnd(addMonths(series.from, then.origin - 1)));
        return {
          text: t('kpi.yearAgo.text', {
            date,
            amount: format.money(came),
            change: format.percentChange(then.actual > 0 ? then.median / then.actual - 1 : null),
          }),
          figure: { kind: 'money', value: texts },
        };
      }}
    />
  );
}

/** Cards: the year's end, the chance to reach the target, the shortfall, and the revenue still expected. */
export function OutlookKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const chanceWords = useChanceWords();
  const { months, worked } = useOutlook();
  const total = isKnown(worked) ? worked.outlook.total : null;
  const onTarget = isKnown(worked) ? worked.outlook.onTarget : null;
  const isPartial = worked !== null && hasPartialTargets(worked);
  const target = worked?.request.target ?? null;
  const money = (amount: number, text: string, write = format.money): Fact => ({
    value: write(amountOf(amount)),
    exact: format.moneyExact(amountOf(amount)),
    text,
    figure: { kind: 'money', value: amountOf(amount) },
  });
  const received = worked ? worked.request.lines.reduce((sum, line) => sum + toDate(line), 0) : 0;
  const end = (): Fact | null =>
    total && money(total.median, t('kpi.total.text', { low: format.money(amountOf(total.low)), high: format.money(amountOf(total.high)) }));
  const chance = (): Fact | null => {
    if (!total) return null;
    if (total.chance === null || target === null) return { value: '-', text: t('noTarget') };
    const words = chanceWords(total.chance);
    return {
      value: format.percent(total.chance, 0),
      text: t('kpi.chance.text', { words, target: format.money(amountOf(target)) }),
      figure: { kind: 'ratio', value: total.chance },
    };
  };
  const gap = (): Fact | null => {
    if (!onTarget || target === null) return null;
    const percent = format.percent(onTarget.median / target);
    const text = t(isPartial ? 'kpi.gap.partial' : 'kpi.gap.text', { percent, expected: format.money(amountOf(onTarget.median)) });
    return money(onTarget.median - target, text, format.moneyChange);
  };
  return (
    <KpiStrip label={t('kpis')}>
      <FactCard {...useCardWords(messages, 'kpi.total')} query={months} measure="amount" fact={end} />
      <FactCard {...useCardWords(messages, 'kpi.chance')} query={months} measure="amount" fact={chance} />
      <FactCard {...useCardWords(messages, 'kpi.gap')} query={months} measure="amount" fact={gap} />
      <FactCard
        {...useCardWords(messages, 'kpi.rest')}
        lines={3}
        query={months}
        measure="amount"
        fact={({ periodLabels }) =>
          total && money(total.median - received, t('kpi.rest.text', { amount: format.money(amountOf(received)), date: periodLabels.date }))
        }
      />
    </KpiStrip>
  );
}

/** Card of the details: what was forecast a year ago. */
export function YearAgoCard() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('kpi.yearAgo')}>
      <YearAgo />
    </KpiStrip>
  );
}
