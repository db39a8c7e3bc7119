import { CasesPanel, countOfCases, useCases, useCaseWords, useUnplacedWords } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FactCard, KpiCard, KpiStrip, MeasureCards, useCardWords, useStateWords } from '@pendapa/panels';
import { concentrationOf } from '@pendapa/query';
import { shareOfTop } from '@pendapa/statistics';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

/** The largest 1 % of payers. */
const TOP_PAYERS_SHARE = 0.01;

/** Number of taxpayers who stopped paying, from the list. People who may not see the list see no number. */
function StoppedCard() {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useCardWords(messages, 'kpi.stopped');
  const figures = useStateWords();
  const unplaced = useUnplacedWords();
  const result = useCases('stopped-payers');
  const { cases } = result;
  const isCounted = cases !== null && cases.missing.length === 0;
  return (
    <KpiCard
      {...words}
      definition={{ ...words.definition, subject: 'revenue', measure: 'payingTaxpayers' }}
      results={[result]}
      value={isCounted ? figures.text(countOfCases(cases), 'count') : cases ? '-' : undefined}
      remarks={isCounted ? unplaced(cases) : undefined}
    >
      {isCounted && cases.cases > 0 && <span>{t('kpi.stoppedText', { amount: format.money(cases.amount) })}</span>}
    </KpiCard>
  );
}

/** Cards: payers, payments per payer, concentration, and payers who stopped. */
export function PayerKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={ask.bands} measures={['taxpayers', 'transactionsPerTaxpayer']} />
      <FactCard
        {...useCardWords(messages, 'kpi.top')}
        query={ask.amountBands}
        measure="amount"
        fact={({ answer }) => {
          const part = shareOfTop(concentrationOf(answer), TOP_PAYERS_SHARE);
          return part === null ? null : { text: t('kpi.topText'), figure: { kind: 'ratio', value: part } };
        }}
      />
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
