import { useCases, useUnplacedWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiCard, KpiStrip, MeasureCard, MeasureCards, useCardWords } from '@pendapa/panels';
import { concentrationOf, ratio, share } from '@pendapa/query';
import { shareOfTop } from '@pendapa/statistics';
import { messages as caseTexts } from '../../messages/cases.ts';
import { messages } from '../../messages/subjects.ts';
import * as ask from '../../questions/tax-subjects.ts';

/** Card: share of revenue paid by the largest payers. */
function TopShare() {
  const t = useMessages(caseTexts);
  const format = useFormat();
  const words = useCardWords(caseTexts, 'payers.card');
  const unplaced = useUnplacedWords();
  const result = useCases('payers');
  const { cases } = result;
  const hasPayers = cases !== null && cases.rows.length > 0;
  const amount = hasPayers ? cases.largest.amount : null;
  const none = cases ? '-' : undefined;
  return (
    <KpiCard
      {...words}
      definition={{ ...words.definition, subject: 'revenue', measure: 'amount' }}
      results={[result]}
      value={hasPayers ? format.percent(share(amount, cases.amount)) : none}
      remarks={cases ? unplaced(cases) : undefined}
    >
      {hasPayers && <span>{t('payers.cardText', { amount: format.money(amount), whole: format.money(cases.amount) })}</span>}
    </KpiCard>
  );
}

/** The largest 1 % of payers. */
const TOP_PAYERS_SHARE = 0.01;

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
      <FactCard
        {...useCardWords(messages, 'kpi.top')}
        lines={3}
        query={ask.amountBands}
        measure="amount"
        fact={({ answer }) => {
          const part = shareOfTop(concentrationOf(answer), TOP_PAYERS_SHARE);
          return part === null ? null : { text: t('kpi.topText'), figure: { kind: 'ratio', value: part } };
        }}
      />
    </KpiStrip>
  );
}

/** Cards of the details: taxpayers who came and went, and the share of the hundred largest. */
export function SubjectMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <MeasureCards query={ask.registeredTotals} measures={['opened', 'closed']} />
      <TopShare />
    </KpiStrip>
  );
}
