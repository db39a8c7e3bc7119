import { FactCard, KpiStrip, MeasureCard, PageSentence, useFilteredAnswer, useMemberName, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';
import { concentrationOf, type Concentration } from './concentration.ts';
import { lagShare } from './lag-shares.ts';

type Banks = Reader<'amount' | 'transactions' | 'averageValue' | 'settlementDays', 'bank'>;

const concentrationIn = ({ rows }: Banks, series: 'current' | 'comparison' = 'current'): Concentration | null =>
  concentrationOf(rows.map((row) => ({ bank: row.codes.bank, amount: row[series].amount })));

/** Whether the agency depends on one bank. */
export function BankSentence() {
  const t = useMessages(messages);
  const name = useMemberName();
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.banks)}
      measure="amount"
      sentence={(read) => {
        const found = concentrationIn(read);
        if (!found) return t('sentence.unknown');
        const { largest } = found;
        return t(`sentence.${found.class}`, { bank: name(read.answer, 'bank', largest.bank), share: read.format.percent(largest.share) });
      }}
    />
  );
}

/** The largest bank, how concentrated the banks are, and how long money is on its way. */
export function BankKpis() {
  const t = useMessages(messages);
  const name = useMemberName();
  const banks = useFilteredAnswer(ask.banks);
  const unknown = (kind: 'ratio' | 'count') => ({ value: t('unknown'), text: t('kpi.noBanks'), figure: { kind, value: null } });
  return (
    <KpiStrip>
      <FactCard
        label={t('kpi.largest')}
        asked={banks}
        measure="amount"
        fact={(read) => {
          const found = concentrationIn(read);
          if (!found) return unknown('ratio');
          const { bank, share } = found.largest;
          return { text: name(read.answer, 'bank', bank), figure: { kind: 'ratio', value: share } };
        }}
      />
      <FactCard
        label={t('kpi.index')}
        asked={banks}
        measure="amount"
        fact={(read) => {
          const found = concentrationIn(read);
          if (!found) return unknown('count');
          const index = Math.round(found.index);
          return { text: t(`class.${found.class}`), figure: { kind: 'count', value: index } };
        }}
      />
      <FactCard
        label={t('kpi.late')}
        asked={useFilteredAnswer(ask.lags)}
        measure="transactions"
        fact={({ rows, format }) => {
          const { late, undated } = lagShare(rows.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current })));
          const text = t(late === null ? 'kpi.noDates' : undated ? 'kpi.undated' : 'kpi.dated');
          return { value: late === null ? t('unknown') : format.percent(late), text, figure: { kind: 'ratio', value: late } };
        }}
      />
      <MeasureCard asked={banks} measure="settlementDays" />
    </KpiStrip>
  );
}
