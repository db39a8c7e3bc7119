import { addMonths, monthStart } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, PageSentence, useCardWords, type Fact, type Reader } from '@pendapa/panels';
import { directionOf, lastDayOf } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { lastMonthsOf, monthChanges } from './month-changes.ts';
import { findHalfOfYear, seasonOf, strongestMonthIndex, weakestMonthIndex, type Season } from './season.ts';
import { MONTHS_OF_YEAR, monthIndexInYear, type YearOfMonths } from './year-grid.ts';
import { useYears } from './years.ts';

/** Name of a month by its position in the fiscal year. */
function useMonthAt(): (years: readonly YearOfMonths[], place: number) => string {
  const format = useFormat();
  return (years, place) => format.monthLong(years[0]?.months[place]?.month ?? null);
}

const shareOf = (season: Season, place: number): number => (season.indices[place]?.index ?? 0) / MONTHS_OF_YEAR;

/** Names the months of the last complete year with the most and the least revenue; seasons of more years may have moved. */
export function useSeasonWords(): (years: readonly YearOfMonths[]) => string {
  const t = useMessages(messages);
  const format = useFormat();
  const monthAt = useMonthAt();
  return (all) => {
    const years = all.filter(({ isComplete }) => isComplete);
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
  };
}

/** Compares the last completed month with that of the year before, and the last three; without a year before, names the season. */
export function TemporalSentence() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  const seasonWords = useSeasonWords();
  return (
    <PageSentence
      query={ask.months}
      measure="amount"
      sentence={({ answer, format }) => {
        const [years, last] = [yearsOf(answer), lastDayOf(answer)];
        const [latest] = monthChanges(years, last);
        const quarter = lastMonthsOf(years, last);
        if (!latest || latest.growth === null || !quarter || quarter.change === null) return seasonWords(years);
        const changed = (ratio: number): string => t(`sentence.${directionOf(ratio)}`, { percent: format.percent(Math.abs(ratio)) });
        return t('sentence.month', {
          month: format.month(latest.month),
          before: format.month(addMonths(latest.month, -MONTHS_OF_YEAR)),
          amount: format.money(latest.now),
          change: changed(latest.growth),
          quarter: changed(quarter.change),
        });
      }}
    />
  );
}

const useUnknownSeason = (): Fact => {
  const t = useMessages(messages);
  return { value: t('unknown'), text: t('kpi.noYear') };
};

/** Cards: revenue and the last three months, each against last year, and the month of half the year. */
export function TemporalKpis() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  const monthAt = useMonthAt();
  const unknown = useUnknownSeason();
  return (
    <KpiStrip>
      <MeasureCard query={ask.comparedTotals} measure="amount" />
      <FactCard
        {...useCardWords(messages, 'kpi.last')}
        query={ask.months}
        measure="amount"
        fact={({ answer, format }) => {
          const months = lastMonthsOf(yearsOf(answer), lastDayOf(answer));
          if (!months) return { value: t('unknown'), text: t('kpi.noYearBefore') };
          return {
            value: format.percentChange(months.change),
            text: t('kpi.lastText', {
              from: format.monthShort(months.first),
              to: format.monthShort(months.latest),
              now: format.money(months.now),
              before: format.money(months.before),
            }),
            figure: { kind: 'ratio', value: months.change },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.half')}
        query={ask.months}
        measure="amount"
        fact={({ answer, format }) => {
          const years = yearsOf(answer);
          const half = findHalfOfYear(years);
          if (!half) return unknown;
          return { value: monthAt(years, half.monthIndex), text: t('kpi.halfText', { share: format.percent(half.share) }) };
        }}
      />
    </KpiStrip>
  );
}

/** Cards of the details: the months that usually have most and least, and the usual level of this month. */
export function SeasonKpis() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  const monthAt = useMonthAt();
  const unknown = useUnknownSeason();
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
    <KpiStrip label={t('details.season')}>
      <FactCard {...useCardWords(messages, 'kpi.most')} query={ask.months} measure="amount" fact={ofSeason(strongestMonthIndex)} />
      <FactCard {...useCardWords(messages, 'kpi.least')} query={ask.months} measure="amount" fact={ofSeason(weakestMonthIndex)} />
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
    </KpiStrip>
  );
}
