import { CasesCard } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, TopShareCard, useCardWords } from '@pendapa/panels';
import { ratio, share } from '@pendapa/query';
import { messages as caseTexts } from '../../messages/cases.ts';
import { messages } from '../../messages/subjects.ts';
import * as ask from '../../questions/tax-subjects.ts';

/** Card: share of revenue paid by the largest payers. */
function LargestPayers() {
  const t = useMessages(caseTexts);
  const format = useFormat();
  return (
    <CasesCard
      {...useCardWords(caseTexts, 'payers.card')}
      list="payers"
      measure="amount"
      fact={({ rows, largest, amount }) => {
        if (rows.length === 0) return null;
        const text = t('payers.cardText', { amount: format.money(largest.amount), whole: format.money(amount) });
        return { value: format.percent(share(largest.amount, amount)), text };
      }}
    />
  );
}

/** Cards: registered, paying, amount per payer, and shares of firms and of the largest payers. */
export function SubjectKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCard query={ask.registeredTotals} measure="registered" />
      <MeasureCards query={ask.payingTotals} measures={['payingTaxpayers', 'amountPerTaxpayer']} />
      <FactCard
        {...useCardWords(messages, 'kpi.corporate')}
        query={ask.payersBy('taxpayerKind')}
        measure="amount"
        fact={({ rows, total, formatted }) => {
          const firms = rows.find(({ codes }) => codes.taxpayerKind === 'corporate');
          if (!firms) return null;
          const text = t('kpi.corporateText', { share: formatted.share('taxpayers', firms) });
          return { text, figure: { kind: 'ratio', value: ratio(firms.current.amount, total('amount')) } };
        }}
      />
      <TopShareCard {...useCardWords(messages, 'kpi.top')} query={ask.amountBands} text={t('kpi.topText')} />
    </KpiStrip>
  );
}

/** Cards of the details: taxpayers who came and went, and the share of the hundred largest. */
export function SubjectMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <MeasureCards query={ask.registeredTotals} measures={['opened', 'closed']} />
      <LargestPayers />
    </KpiStrip>
  );
}
