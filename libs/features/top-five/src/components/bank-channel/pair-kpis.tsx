import { FactCard, KpiStrip, MeasureCard, share, useMemberName, useMoneyMeasure, type Reader } from '@pendapa/analysis';
import { countReaching } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf } from './banks.ts';
import { usePairs, type PairMeasure } from './questions.ts';

type Pairs = Reader<PairMeasure, 'bank' | 'channel'>;

const MOST = 0.8;

/** What the banks brought, the largest pair, the largest bank, and how few pairs make four fifths. */
export function PairKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const pairs = usePairs();
  const largestPair = (read: Pairs) => {
    const [pair] = read.rows;
    if (!pair) return null;
    const named = t('pair', { bank: read.name('bank', pair), channel: read.name('channel', pair) });
    const part = read.share(money, pair);
    const text = t('kpi.brought', { name: named, amount: read.text(money, pair) });
    return { text, figure: { kind: 'ratio', value: part } as const };
  };
  const largestBank = ({ answer, total }: Pairs) => {
    const [bank] = banksOf(answer, money);
    if (!bank) return null;
    const text = t('kpi.brought', { name: name(answer, 'bank', bank.bank), amount: format.money(bank.value) });
    const part = share(bank.value, total(money));
    return { text, figure: { kind: 'ratio', value: part } as const };
  };
  const fewMakingMost = ({ rows }: Pairs) => {
    const values = rows.map(({ current }) => Number(current[money] ?? 0));
    const count = countReaching(values, MOST);
    return count > 0 ? { value: t('kpi.pairs', { count }), text: t('kpi.mostText', { all: format.count(rows.length) }) } : null;
  };
  return (
    <KpiStrip>
      <MeasureCard asked={pairs} measure={money} />
      <FactCard label={t('kpi.pair')} asked={pairs} measure={money} fact={largestPair} />
      <FactCard label={t('kpi.bank')} asked={pairs} measure={money} fact={largestBank} />
      <FactCard label={t('kpi.most')} asked={pairs} measure={money} fact={fewMakingMost} />
    </KpiStrip>
  );
}
