import { CasesCard, CasesPanel, useCases, useCaseWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCards, NextSteps, TopShareCard, useCardWords } from '@pendapa/panels';
import { shareOfLargest } from '@pendapa/query';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

/** Code of the payers with one payment in the year. */
export const ONE_TRANSACTION = '01';
/** The largest 1 % of payers. */
const TOP_SHARE = 0.01;

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

/** Cards: payers and what each pays, against last year; concentration, and payers who stopped. */
export function PayerKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={ask.payingTotals} measures={['payingTaxpayers', 'amountPerTaxpayer']} />
      <TopShareCard {...useCardWords(messages, 'kpi.top')} query={ask.amountBands} text={t('kpi.topText')} />
      <StoppedCard />
    </KpiStrip>
  );
}

/** Cards of the details: payers of the year, and payments of each. */
export function PayerMoreKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('details.kpis')}>
      <MeasureCards query={ask.bands} measures={['taxpayers', 'transactionsPerTaxpayer']} />
    </KpiStrip>
  );
}

/** Next steps: call those who stopped, and look at the largest falls. */
export function PayerSteps() {
  const t = useMessages(messages);
  const { cases: stopped } = useCases('stopped-payers');
  return (
    <NextSteps
      query={ask.amountBands}
      measure="taxpayers"
      steps={({ answer, format }) => {
        const top = shareOfLargest(answer, TOP_SHARE);
        if (!stopped && top === null) return null;
        return [
          ...(stopped && stopped.cases > 0
            ? [
                {
                  figure: format.money(stopped.amount),
                  text: t('steps.stopped', { count: stopped.cases }),
                  part: 'stopped',
                  isCaseList: true,
                },
              ]
            : []),
          ...(top === null
            ? []
            : [{ figure: t('steps.atLeast', { share: format.percent(top) }), text: t('steps.falls'), part: 'falls', isCaseList: true }]),
        ];
      }}
    />
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
