import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, PanelRow, usePanelWords } from '@pendapa/panels';
import { BankKpis, BankSentence } from '../components/bank-channel/bank-kpis.tsx';
import { BankBars, BankTreemap, pairColumns, PairPareto } from '../components/bank-channel/bank-panels.tsx';
import { LargestPayersButton } from '../components/shared/largest-payers-button.tsx';
import { messages } from '../messages/revenue-bank-channel.ts';
import * as ask from '../questions/revenue-bank-channel.ts';

/** Details table of pairs. */
function PairDetails() {
  const money = useMoneyMeasure();
  return <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.pairs(money)} measure={money} columns={pairColumns(money)} />;
}

/** Revenue by pairs of bank and channel. */
export default function RevenueBankChannelPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<BankSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank', 'penalty']}
    >
      <BankKpis />
      <PanelRow>
        <BankBars />
        <PairPareto />
      </PanelRow>
      <BankTreemap />
      <PairDetails />
      <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
      <LargestPayersButton />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
