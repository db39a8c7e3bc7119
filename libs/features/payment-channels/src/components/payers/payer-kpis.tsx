import {
  concentrationOf,
  DefinitionButton,
  FactCard,
  KpiCard,
  KpiStrip,
  MeasureCards,
  PageSentence,
  useCases,
  useFilteredAnswer,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { heldByTop } from '@pendapa/statistics';
import { messages } from '../../messages/transactions-by-taxpayer.ts';
import * as ask from '../../questions/transactions-by-taxpayer.ts';

const TOP = 0.01;
const ONCE = '01';

/** How many pay once a year only. */
export function PayerSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.bands)}
      measure="taxpayers"
      sentence={({ rows, share, said, format }) => {
        const once = rows.find(({ codes }) => codes.transactionsBand === ONCE);
        const part = once ? share('taxpayers', once) : null;
        return part === null ? null : t('sentence', { share: format.percent(part), year: said.year });
      }}
    />
  );
}

/** Who stopped, as the list says it; whoever may not see the list sees no number of it. */
function StoppedCard() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useCases('stopped-payers');
  const { cases } = asked;
  const told = cases !== null && cases.missing.length === 0;
  return (
    <KpiCard
      label={t('kpi.stopped')}
      asked={[asked]}
      info={<DefinitionButton subject="revenue" measure="payingTaxpayers" />}
      value={told ? format.count(cases.cases) : cases ? '-' : undefined}
    >
      {told && <span>{t('kpi.stoppedText', { amount: format.money(cases.amount) })}</span>}
    </KpiCard>
  );
}

/** Who pays, how often, how few bring most, and who stopped. */
export function PayerKpis() {
  const t = useMessages(messages);
  const bands = useFilteredAnswer(ask.bands);
  return (
    <KpiStrip>
      <MeasureCards asked={bands} measures={['taxpayers', 'transactionsPerTaxpayer']} />
      <FactCard
        label={t('kpi.top')}
        asked={useFilteredAnswer(ask.amountBands)}
        measure="amount"
        fact={({ answer }) => {
          const part = heldByTop(concentrationOf(answer), TOP);
          return part === null ? null : { text: t('kpi.topText'), figure: { kind: 'ratio', value: part } };
        }}
      />
      <StoppedCard />
    </KpiStrip>
  );
}
