import {
  DefinitionButton,
  growth,
  KpiCard,
  KpiStrip,
  levelsIn,
  MeasureCard,
  PageSentence,
  rowsOf,
  useFilters,
  useMoneyMeasure,
  useRegionLadder,
  useRemarks,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import { regionRanks } from '../shared/region-figures.ts';
import { useRegion, useRegionArrears, useRegionAssessed, useSiblings } from './questions.ts';

/** Where the chosen region stands among those beside it, by revenue. */
function RankCard() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const remarks = useRemarks();
  const chosen = useFilters().choices.region.at(-1);
  const { path } = useRegionLadder();
  const asked = useSiblings();
  const { answer } = asked;
  if (chosen === undefined) {
    return (
      <KpiCard label={t('rank')} asked={[]} info={<DefinitionButton subject="revenue" measure={money} />} value="-">
        <span>{t('rank.choose')}</span>
      </KpiCard>
    );
  }
  const level = answer && levelsIn(answer).level;
  const figures =
    answer && level
      ? rowsOf(answer).map(({ codes, current, comparison }) => ({ code: codes[level], now: current[money], before: comparison[money] }))
      : [];
  const own = regionRanks(figures)[figures.findIndex(({ code }) => code === chosen)];
  const among = figures.filter(({ code }) => code !== null).length;
  const rank = own?.rank ?? null;
  return (
    <KpiCard
      label={t('rank')}
      asked={[asked]}
      info={<DefinitionButton subject="revenue" measure={money} />}
      value={answer ? (rank === null ? '-' : t('rank.value', { rank: format.count(rank) })) : undefined}
      remarks={answer && own ? remarks(answer, money) : undefined}
    >
      {rank !== null && <span>{t('rank.among', { count: among, above: path.at(-2)?.name ?? t('province') })}</span>}
      {own && own.won !== null && own.won !== 0 && <span>{t('rank.won', { ranks: format.countChange(own.won) })}</span>}
    </KpiCard>
  );
}

/** What the region brought, and its growth. */
export function DetailSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { path } = useRegionLadder();
  return (
    <PageSentence
      asked={useRegion()}
      measure={money}
      sentence={({ total, totalText, said, format }) => {
        const change = growth(total(money), total(money, 'comparison'));
        const told = { region: path.at(-1)?.name ?? t('province'), amount: totalText(money) };
        return change === null ? t('brought', told) : t('grew', { ...told, change: format.change(change), comparison: said.comparison });
      }}
    />
  );
}

/** The figures of the chosen region, or of the whole province. */
export function DetailKpis() {
  const region = useRegion();
  return (
    <KpiStrip>
      <MeasureCard asked={region} measure={useMoneyMeasure()} />
      <MeasureCard asked={region} measure="payingObjects" />
      <MeasureCard asked={useRegionAssessed()} measure="realisationRate" />
      <MeasureCard asked={useRegionArrears()} measure="total" />
      <RankCard />
    </KpiStrip>
  );
}
