import { monthStart } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, PageSentence, useCardWords, type Fact, type Reader } from '@pendapa/panels';
import { growth, lastDayOf } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { findHalfOfYear, seasonOf, strongestMonthIndex, weakestMonthIndex, type Season } from './season.ts';
import { endedMonthsOf, MONTHS_OF_YEAR, monthIndexInYear, sumOf, type YearOfMonths } from './year-grid.ts';
import { useYears } from './years.ts';

/** Name of a month by its position in the fiscal year. */
function useMonthAt(): (years: readonly YearOfMonths[], place: number) => string {
  const format = useFormat();
  return (years, place) => format.monthLong(years[0]?.months[place]?.month ?? null);
}

const shareOf = (season: Season, place: number): number => (season.indices[place]?.index ?? 0) / MONTHS_OF_YEAR;

/** Names the months of the last complete year with the most and the least revenue; seasons of more years may have moved. */
export function TemporalSentence() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  const monthAt = useMonthAt();
  return (
    <PageSentence
      query={ask.months}
      measure="amount"
      sentence={({ answer, format }) => {
        const years = yearsOf(answer).filter(({ isComplete }) => isComplete);
        const season = seasonOf(years.slice(-1));
        if (!season) return t('sentence.noYear');
        const [strongestMonth, weakestMonth] = [strongestMonthIndex(season), weakestMonthIndex(season)];
        const before = seasonOf(years.slice(0, -1));
        const usualMonth = before === null ? strongestMonth : strongestMonthIndex(before);
        const texts = {
          year: format.year(years.at(-1)?.from ?? null),
          strongestMonth: monthAt(years, strongestMonth),
          mostShare: format.percent(shareOf(season, strongestMonth)),
          weakestMonth: monthAt(years, weakestMonth),
          leastShare: format.percent(shareOf(season, weakestMonth)),
        };
        if (usualMonth === strongestMonth) return t('sentence.season', texts);
        return t('sentence.moved', { ...texts, usualMonth: monthAt(years, usualMonth) });
      }}
    />
  );
}

const LAST_MONTHS = 3;

/** Cards: highest and lowest month, month of half the year, usual level of this month, and the last three months. */
export function TemporalKpis() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  const monthAt = useMonthAt();
  const unknown: Fact = { value: t('unknown'), text: t('kpi.noYear') };
  const ofSeason =
    (monthIndexOf: (season: Season) => number) =>
    ({ answer, format }: Reader<'amount', 'month'>): Fact => {
      const years = yearsOf(answer);
      const season = seasonOf(years);
      if (!season) return unknown;
      const monthIndex = monthIndexOf(season);
      const share = format.percent(shareOf(season, monthIndex));
      return { value: monthAt(years, monthIndex), text: t('kpi.shareText', { share, count: season.yearCount }) };
    };
  return (
    <KpiStrip>
      <FactCard {...useCardWords(messages, 'kpi.most')} query={ask.months} measure="amount" fact={ofSeason(strongestMonthIndex)} />
      <FactCard {...useCardWords(messages, 'kpi.least')} query={ask.months} measure="amount" fact={ofSeason(weakestMonthIndex)} />
      <FactCard
        {...useCardWords(messages, 'kpi.half')}
        lines={3}
        query={ask.months}
        measure="amount"
        fact={({ answer, format }) => {
          const years = yearsOf(answer);
          const half = findHalfOfYear(years);
          if (!half) return unknown;
          return { value: monthAt(years, half.monthIndex), text: t('kpi.halfText', { share: format.percent(half.share) }) };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.now')}
        query={ask.months}
        measure="amount"
        fact={({ answer, format }) => {
          const years = yearsOf(answer);
          const month = monthStart(lastDayOf(answer));
          const index = seasonOf(years)?.indices[monthIndexInYear(years[0]?.from ?? month, month)]?.index;
          if (index === undefined) return unknown;
          return {
            value: format.percent(index, 0),
            text: t('kpi.nowText', { month: format.monthLong(month) }),
            figure: { kind: 'ratio', value: index },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.last')}
        lines={3}
        query={ask.months}
        measure="amount"
        fact={({ answer, format }) => {
          // Complete months only, compared with the same months a year before.
          const ended = endedMonthsOf(yearsOf(answer), lastDayOf(answer));
          const [now, earlier] = [ended.slice(-LAST_MONTHS), ended.slice(-LAST_MONTHS - MONTHS_OF_YEAR, -MONTHS_OF_YEAR)];
          const [first, last] = [now[0], now.at(-1)];
          if (!first || !last || earlier.length < LAST_MONTHS) return { value: t('unknown'), text: t('kpi.noYearBefore') };
          const change = growth(sumOf(now), sumOf(earlier));
          return {
            value: format.percentChange(change),
            text: t('kpi.lastText', {
              from: format.monthShort(first.month),
              to: format.monthShort(last.month),
              now: format.money(sumOf(now)),
              before: format.money(sumOf(earlier)),
            }),
            figure: { kind: 'ratio', value: change },
          };
        }}
      />
    </KpiStrip>
  );
}
