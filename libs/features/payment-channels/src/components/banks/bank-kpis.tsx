import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, NextSteps, PageSentence, useCardWords, type Reader } from '@pendapa/panels';
import { comparedRows, isFew, percentFalls, type Series } from '@pendapa/query';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';
import { concentrationOf } from './concentration.ts';
import { lagShare } from './lag-shares.ts';

/** Reader of revenue by bank. */
type BankReader = Reader<(typeof ask.banks.measures)[number], 'bank'>;

const bankConcentration = ({ rows }: BankReader, series: Series = 'current') =>
  concentrationOf(rows.map((row) => ({ bank: row.codes.bank, amount: row[series].amount })));

/** Sentence that compares the largest bank with its earlier share; without one, with the second largest. */
export function BankSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.banks}
      measure="amount"
      sentence={(read) => {
        const concentration = bankConcentration(read);
        if (!concentration) return t('sentence.unknown');
        const { largest, shares } = concentration;
        const [, second] = shares;
        const nameOf = (bank: string): string => read.name('bank', { codes: { bank } });
        const bank = nameOf(largest.bank);
        if (!second) return t('sentence.only', { bank });
        const { percent } = read.format;
        const share = percent(largest.share);
        const before = bankConcentration(read, 'comparison')?.shares.find((one) => one.bank === largest.bank);
        if (!before) return t('sentence', { bank, share, second: nameOf(second.bank), secondShare: percent(second.share) });
        const texts = { bank, share, before: percent(before.share), comparison: read.periodLabels.comparison };
        if (texts.before === share) return t('sentence.same', texts);
        return t(largest.share > before.share ? 'sentence.risen' : 'sentence.fallen', texts);
      }}
    />
  );
}

/** Cards of the page: share of the largest bank, share of payments posted late, and average days to settlement. */
export function BankKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <FactCard
        {...useCardWords(messages, 'kpi.largest')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const largest = bankConcentration(read)?.largest;
          if (!largest) return { value: t('unknown'), text: t('kpi.noBanks'), figure: { kind: 'ratio', value: null } };
          const bank = read.name('bank', { codes: { bank: largest.bank } });
          const before = bankConcentration(read, 'comparison')?.shares.find((one) => one.bank === largest.bank);
          const text = before ? t('kpi.largestBefore', { bank, before: read.format.percent(before.share) }) : bank;
          return { text, figure: { kind: 'ratio', value: largest.share } };
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

/** Card of the details: concentration index (HHI) of the banks. */
export function BankIndexCard() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('kpi.index')}>
      <FactCard
        {...useCardWords(messages, 'kpi.index')}
        query={ask.banks}
        measure="amount"
        fact={(read) => {
          const concentration = bankConcentration(read);
          if (!concentration) return { value: t('unknown'), text: t('kpi.noBanks'), figure: { kind: 'count', value: null } };
          // The index from 0 to 10,000 is written like a count: in whole numbers.
          return { text: t(`class.${concentration.class}`), figure: { kind: 'count', value: Math.round(concentration.index) } };
        }}
      />
    </KpiStrip>
  );
}

/** Next steps: the banks whose revenue fell most; each leads to its channels. */
export function BankSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.banks}
      measure="amount"
      steps={({ rows, name, figureText, format, answer }) => {
        if (!answer.comparison) return null;
        // A bank that stopped has few payments now, and many before.
        const named = rows.filter(
          ({ codes, current, comparison }) => codes.bank !== null && ![current, comparison].every((one) => isFew(one.transactions)),
        );
        if (comparedRows(named, 'amount').length === 0) return null;
        return percentFalls(named, 'amount').map(({ row, fall, ratio }) => ({
          figure: figureText(fall, 'money'),
          text: t('steps.fell', { bank: name('bank', row), percent: format.percent(ratio) }),
          page: '/payment-channels',
          choices: { bank: [row.codes.bank ?? ''] },
        }));
      }}
    />
  );
}
