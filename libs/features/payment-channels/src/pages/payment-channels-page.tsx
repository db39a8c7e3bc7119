import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, RankingPanel, usePanelWords } from '@pendapa/panels';
import { ChannelDetails } from '../components/channels/channel-details.tsx';
import { ChannelKpis, DigitalSentence } from '../components/channels/channel-kpis.tsx';
import { ClassMonths } from '../components/channels/class-months.tsx';
import { WhoPaysDigitally } from '../components/channels/who-pays-digitally.tsx';
import { messages } from '../messages/payment-channels.ts';
import { channels, reversals } from '../questions/payment-channels.ts';

/** Payments by channel and class of channel, digital shares, and reversals. */
export default function PaymentChannelsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<DigitalSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank']}
    >
      <ChannelKpis />
      <PanelRow>
        <ClassMonths words={usePanelWords(messages, 'counts')} measure="transactions" />
        <ClassMonths words={usePanelWords(messages, 'values')} measure="amount" />
      </PanelRow>
      <PanelRow>
        <WhoPaysDigitally by="taxType" words={usePanelWords(messages, 'taxes')} />
        <WhoPaysDigitally by="unit" words={usePanelWords(messages, 'units')} />
      </PanelRow>
      <PanelRow>
        <RankingPanel
          title={t('ranking.title')}
          query={channels}
          measure="transactions"
          by="channel"
          height="large"
          filterOnClick="channel"
        />
        <RankingPanel title={t('reversals.title')} query={reversals} measure="reversals" by="channel" height="large" />
      </PanelRow>
      <FindingsPanel subject="channels" />
      <ChannelDetails />
      <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
      <FurtherLink to="/demo-individual">{t('toAges')}</FurtherLink>
      <ReconciliationStrip />
    </FilteredPage>
  );
}
