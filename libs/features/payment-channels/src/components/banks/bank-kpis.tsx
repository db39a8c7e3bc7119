import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, PageSentence, useCardWords, type Reader } from '@pendapa/panels';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';
import { concentrationOf } from './concentration.ts';
import { lagShare } from './lag-shares.ts';

/** Reader of revenue by bank. */
type BankReader = Reader<(typeof ask.banks.measures)[number], 'bank'>;

const bankConcentration = ({ rows }: BankReader) =>
  concentrationOf(rows.map(({ codes, current }) => ({ bank: codes.bank, amount: current.amount })));

/** Sentence that names the largest bank, its share of revenue and how concentrated the banks are. */
export function BankSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.banks}
      measure="amount"
      sentence={(read) => {
        const concentration = bankConcentration(read);
        if (!concentration) return t('sentence.unknown');
        const { bank, share } = concentration.largest;
        return t(`sentence.${concentration.class}`, { bank: read.name('bank', { codes: { bank } }), share: read.format.percent(share) });
      }}
    />
  );
}

/**
 * Cards of the page of banks: share of the largest bank and concentration index (HHI). The other two cards are about time: share
 * of payments posted after more than one working day, and average days to settlement.
 */
export function BankKpis() {
  const t = useMessages(messages);
  const unknownFact = (kind: 'ratio' | 'count') => ({ value: t('unknown'), text: t('kpi.noBanks'), figure: { kind, value: null } });
  return (
    <KpiStrip>
      <FactCard
        {...useCardWords(messages, 'kpi.largest')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const largest = bankConcentration(read)?.largest;
          if (!largest) return unknownFact('ratio');
          return { text: read.name('bank', { codes: { bank: largest.bank } }), figure: { kind: 'ratio', value: largest.share } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.index')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const concentration = bankConcentration(read);
          if (!concentration) return unknownFact('count');
          // The index from 0 to 10,000 is written like a count: in whole numbers.
          return { text: t(`class.${concentration.class}`), figure: { kind: 'count', value: Math.round(concentration.index) } };
        }}
      />
      <FactCard
        {...useCardWords(messages, 'kpi.late')}
        query={ask.lags}
        measure="transactions"
        needsRows={false}
        fact={({ rows, formatted }) => {
          const { lateShare, hasUndated } = lagShare(rows.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current })));
          const text = t(lateShare === null ? 'kpi.noDates' : hasUndated ? 'kpi.undated' : 'kpi.dated');
          return { value: formatted.percent(lateShare) ?? t('unknown'), text, figure: { kind: 'ratio', value: lateShare } };
        }}
      />
      <MeasureCard query={ask.banks} measure="settlementDays" />
    </KpiStrip>
  );
}
