import { useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, PageSentence, useCardWords } from '@pendapa/panels';
import { ratio, share } from '@pendapa/query';
import { messages } from '../../messages/revenue-bank-channel.ts';
import * as ask from '../../questions/revenue-bank-channel.ts';
import { largestPair, MIN_SHARE_OF_TOTAL, pairsReaching } from './banks.ts';
import { useLargestBank } from './use-largest-bank.ts';

/** Compares the largest pair with its earlier share; without one, and where data name no pair, names the largest bank. */
export function BankSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const largestBank = useLargestBank();
  return (
    <PageSentence
      query={ask.pairs(money)}
      measure={money}
      sentence={(read) => {
        const { percent } = read.formatted;
        const pair = largestPair(read.rows, money);
        const before = pair ? share(pair.comparison[money], read.total(money, 'comparison')) : null;
        if (pair && before !== null) {
          const texts = {
            bank: read.name('bank', pair),
            channel: read.name('channel', pair),
            share: read.formatted.share(money, pair),
            before: percent(before),
            comparison: read.periodLabels.comparison,
          };
          const now = read.share(money, pair) ?? 0;
          return t(texts.share === texts.before ? 'pair.same' : now > before ? 'pair.risen' : 'pair.fallen', texts);
        }
        const largest = largestBank(read, money);
        return largest && t('bars.sentence', { bank: largest.name, share: percent(share(largest.value, read.total(money))) });
      }}
    />
  );
}

/** Cards: revenue through banks, and the shares of the largest pair and bank, each with the one before. */
export function BankKpis() {
  const t = useMessages(messages);
  const largestBank = useLargestBank();
  const money = useMoneyMeasure();
  const pairs = { query: ask.pairs(money), measure: money };
  const withBefore = (name: string, before: number | null, percent: (ratio: number) => string): string =>
    before === null ? name : t('kpi.before', { name, before: percent(before) });
  return (
    <KpiStrip>
      <MeasureCard {...pairs} />
      <FactCard
        {...useCardWords(messages, 'kpi.pair')}
        {...pairs}
        fact={({ rows, total, name, format }) => {
          const pair = rows.find(({ codes }) => codes.bank !== null && codes.channel !== null);
          if (!pair) return null;
          const named = t('pair', { bank: name('bank', pair), channel: name('channel', pair) });
          return {
            text: withBefore(named, share(pair.comparison[money], total(money, 'comparison')), format.percent),
            figure: { kind: 'ratio', value: ratio(pair.current[money], total(money)) },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.bank')}
        {...pairs}
        fact={(read) => {
          const largest = largestBank(read, money);
          if (!largest) return null;
          const before = share(largest.before, read.total(money, 'comparison'));
          const text = withBefore(largest.name, before, read.format.percent);
          return { text, figure: { kind: 'ratio', value: ratio(largest.value, read.total(money)) } };
        }}
      />
    </KpiStrip>
  );
}

/** Card of the details: number of pairs that make 80 %. */
export function PairsOfMost() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const pairs = { query: ask.pairs(money), measure: money };
  return (
    <KpiStrip label={t('kpi.most')}>
      <FactCard
        {...useCardWords(messages, 'kpi.most')}
        {...pairs}
        fact={({ rows, format }) => {
          const count = pairsReaching(rows, money, MIN_SHARE_OF_TOTAL);
          return count !== null ? { value: t('kpi.pairs', { count }), text: t('kpi.mostText', { all: format.count(rows.length) }) } : null;
        }}
      />
    </KpiStrip>
  );
}
