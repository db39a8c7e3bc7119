import { useFilteredAnswer, useFilters, useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { KpiCard, KpiStrip, MeasureCard, useCardWords, useRemarks } from '@pendapa/panels';
import { messages } from '../../messages/detailed.ts';
import * as ask from '../../questions/detailed-regional.ts';
import { regionFigures, regionRanks } from '../shared/region-figures.ts';

const LEVELS = ['city', 'district', 'ward'] as const;

/** Rank of the region by revenue among regions of its level within the same parent. The province has no rank. */
function RankCard() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const remarks = useRemarks();
  const { region } = useFilters().choices;
  const { path } = useRegionLadder();
  const level = LEVELS[region.length - 1];
  const result = useFilteredAnswer(ask.siblings(money, level ?? 'city', region.slice(0, -1).slice(-1)), level !== undefined);
  const { answer } = result;
  const words = useCardWords(messages, 'rank');
  const card = { ...words, definition: { ...words.definition, subject: 'revenue', measure: money } } as const;
  if (level === undefined) return null;
  const figures = answer ? regionFigures(answer, money) : [];
  const own = regionRanks(figures)[figures.findIndex(({ code }) => code === region.at(-1))];
  const among = figures.filter(({ code }) => code !== null).length;
  const rank = own?.rank ?? null;
  return (
    <KpiCard
      {...card}
      results={[result]}
      value={answer ? (rank === null ? '-' : t('rank.value', { rank: format.count(rank) })) : undefined}
      remarks={answer && own ? remarks(answer, money) : undefined}
    >
      {rank !== null && <span>{t('rank.among', { count: among, above: path.at(-2)?.name ?? t('province') })}</span>}
      {own && own.won !== null && own.won !== 0 && <span>{t('rank.won', { ranks: format.countChange(own.won) })}</span>}
    </KpiCard>
  );
}

/** Cards of the chosen region, or of the whole province. */
export function DetailKpis() {
  const money = useMoneyMeasure();
  return (
    <KpiStrip>
      <MeasureCard query={ask.region(money)} measure={money} />
      <MeasureCard query={ask.region(money)} measure="payingObjects" />
      <MeasureCard query={ask.regionAssessed} measure="realisationRate" />
      <MeasureCard query={ask.regionArrears} measure="total" />
      <RankCard />
    </KpiStrip>
  );
}
