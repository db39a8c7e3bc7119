import { KpiCard, KpiStrip, MeasureCard, rowsOf, share, totalOf, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { countReaching } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf } from './banks.ts';
import { usePairs } from './questions.ts';

const MOST = 0.8;

/** What the banks brought, the largest pair, the largest bank, and how few pairs make four fifths. */
export function PairKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const pairs = usePairs();
  const { answer } = pairs;
  const rows = answer ? rowsOf(answer) : [];
  const total = answer && totalOf(answer, money);
  const [pair] = rows;
  const [bank] = answer ? banksOf(answer, money) : [];
  const count = countReaching(
    rows.map(({ current }) => Number(current[money] ?? 0)),
    MOST,
  );
  const shown = (value: string | null): string | undefined => (answer ? (value ?? '-') : undefined);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={pairs} measure={money} />
      <KpiCard
        label={t('kpi.pair')}
        asked={[pairs]}
        value={shown(answer && pair ? format.percent(share(pair.current[money], total)) : null)}
      >
        {answer && pair && (
          <>
            <span>{t('pair', { bank: name(answer, 'bank', pair.codes.bank), channel: name(answer, 'channel', pair.codes.channel) })}</span>
            <span>{format.value(pair.current[money], 'money')}</span>
          </>
        )}
      </KpiCard>
      <KpiCard label={t('kpi.bank')} asked={[pairs]} value={shown(bank ? format.percent(share(bank.value, total)) : null)}>
        {answer && bank && (
          <>
            <span>{name(answer, 'bank', bank.bank)}</span>
            <span>{format.money(bank.value)}</span>
          </>
        )}
      </KpiCard>
      <KpiCard label={t('kpi.most')} asked={[pairs]} value={shown(count > 0 ? t('kpi.pairs', { count }) : null)}>
        {count > 0 && <span>{t('kpi.mostText', { all: format.count(rows.length) })}</span>}
      </KpiCard>
    </KpiStrip>
  );
}
