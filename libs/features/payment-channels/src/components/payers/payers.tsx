import { CasesCard, CasesPanel, useCaseWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCards, TopShareCard, useCardWords } from '@pendapa/panels';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

/** Number of taxpayers who stopped paying. */
function StoppedCard() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CasesCard
      {...useCardWords(messages, 'kpi.stopped')}
      list="stopped-payers"
      measure="payingTaxpayers"
      fact={({ cases, amount }) => ({ text: cases > 0 ? t('kpi.stoppedText', { amount: format.money(amount) }) : null })}
    />
  );
}

/** Cards: payers, payments per payer, concentration, and payers who stopped. */
export function PayerKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={ask.bands} measures={['taxpayers', 'transactionsPerTaxpayer']} />
      <TopShareCard {...useCardWords(messages, 'kpi.top')} query={ask.amountBands} text={t('kpi.topText')} />
      <StoppedCard />
    </KpiStrip>
  );
}

/** Payers who paid every month and stopped: calling them costs least. */
export function StoppedPayers() {
  const t = useMessages(messages);
  const headers = { number: t('taxpayerNumber'), on: t('stopped.last'), count: t('stopped.transactions'), amount: t('stopped.amount') };
  return <CasesPanel list="stopped-payers" words={useCaseWords(messages, 'stopped')} headers={headers} />;
}

/** Payers whose payments fell or rose most from the same days last year. */
export function ChangedPayers({ kind }: { readonly kind: 'falls' | 'rises' }) {
  const t = useMessages(messages);
  const headers = { number: t('taxpayerNumber'), before: t('before'), amount: t(`${kind}.amount`) };
  return <CasesPanel list={`largest-${kind}`} words={useCaseWords(messages, kind)} headers={headers} />;
}
