import { FactCard, KpiStrip, MeasureCard, PageSentence, share, useCardWords, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { countReaching } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import * as ask from '../../questions/revenue-bank-channel.ts';
import { banksOf, MOST } from './banks.ts';

/** Which bank brings the most. */
export function BankSentence() {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <PageSentence
      asked={ask.pairs(money)}
      measure={money}
      sentence={({ answer, total, told }) => {
        const [first] = banksOf(answer, money);
        return first
          ? t('bars.sentence', { bank: name(answer, 'bank', first.bank), share: told.percent(share(first.value, total(money))) })
          : null;
      }}
    />
  );
}

/** What the banks brought, the largest pair, the largest bank, and how few pairs make four fifths. */
export function BankKpis() {
  const t = useMessages(messages);
  const memberName = useMemberName();
  const money = useMoneyMeasure();
  const pairs = { asked: ask.pairs(money), measure: money };
  return (
    <KpiStrip>
      <MeasureCard {...pairs} />
      <FactCard
        {...useCardWords(messages, 'kpi.pair')}
        {...pairs}
        fact={({ rows: [pair], name, text, share }) => {
          if (!pair) return null;
          const named = t('pair', { bank: name('bank', pair), channel: name('channel', pair) });
          return {
            text: t('kpi.brought', { name: named, amount: text(money, pair) }),
            figure: { kind: 'ratio', value: share(money, pair) },
          };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.bank')}
        {...pairs}
        fact={({ answer, total, format }) => {
          const [bank] = banksOf(answer, money);
          if (!bank) return null;
          const text = t('kpi.brought', { name: memberName(answer, 'bank', bank.bank), amount: format.money(bank.value) });
          return { text, figure: { kind: 'ratio', value: share(bank.value, total(money)) } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.most')}
        {...pairs}
        fact={({ rows, format }) => {
          const values = rows.map(({ current }) => Number(current[money] ?? 0));
          const count = countReaching(values, MOST);
          return count > 0 ? { value: t('kpi.pairs', { count }), text: t('kpi.mostText', { all: format.count(rows.length) }) } : null;
        }}
      />
    </KpiStrip>
  );
}
