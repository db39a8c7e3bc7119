import { FactCard, KpiStrip, MeasureCard, PageSentence, useCardWords, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';
import { concentrationOf } from './concentration.ts';
import { lagShare } from './lag-shares.ts';

type Banks = Reader<(typeof ask.banks.measures)[number], 'bank'>;

const concentrationIn = ({ rows }: Banks) =>
  concentrationOf(rows.map(({ codes, current }) => ({ bank: codes.bank, amount: current.amount })));

/** Names the share of the largest bank. */
export function BankSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.banks}
      measure="amount"
      sentence={(read) => {
        const found = concentrationIn(read);
        if (!found) return t('sentence.unknown');
        const { bank, share } = found.largest;
        return t(`sentence.${found.class}`, { bank: read.name('bank', { codes: { bank } }), share: read.format.percent(share) });
      }}
    />
  );
}

/** Cards: largest bank, concentration of banks, and time to posting. */
export function BankKpis() {
  const t = useMessages(messages);
  const unknown = (kind: 'ratio' | 'count') => ({ value: t('unknown'), text: t('kpi.noBanks'), figure: { kind, value: null } });
  return (
    <KpiStrip>
      <FactCard
        {...useCardWords(messages, 'kpi.largest')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const largest = concentrationIn(read)?.largest;
          if (!largest) return unknown('ratio');
          return { text: read.name('bank', { codes: { bank: largest.bank } }), figure: { kind: 'ratio', value: largest.share } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.index')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const found = concentrationIn(read);
          if (!found) return unknown('count');
          return { text: t(`class.${found.class}`), figure: { kind: 'count', value: Math.round(found.index) } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.late')}
        query={ask.lags}
        measure="transactions"
        needsRows={false}
        fact={({ rows, formatted }) => {
          const { late, undated } = lagShare(rows.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current })));
          const text = t(late === null ? 'kpi.noDates' : undated ? 'kpi.undated' : 'kpi.dated');
          return { value: formatted.percent(late) ?? t('unknown'), text, figure: { kind: 'ratio', value: late } };
        }}
      />
      <MeasureCard query={ask.banks} measure="settlementDays" />
    </KpiStrip>
  );
}
