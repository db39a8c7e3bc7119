import { FilteredPage, FindingsPanel, FurtherLink, PanelRow, ReconciliationStrip, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ChannelDetails, ChannelRanking, Reversals } from '../components/channels/channel-details.tsx';
import { ChannelKpis, DigitalSentence } from '../components/channels/channel-kpis.tsx';
import { ClassMonths } from '../components/channels/class-months.tsx';
import { WhoPaysDigitally } from '../components/channels/who-pays-digitally.tsx';
import { messages } from '../messages/payment-channels.ts';

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
        <ClassMonths name="counts" measure="transactions" />
        <ClassMonths name="values" measure="amount" />
      </PanelRow>
      <PanelRow>
        <WhoPaysDigitally by="taxType" words={usePanelWords(messages, 'taxes')} />
        <WhoPaysDigitally by="unit" words={usePanelWords(messages, 'units')} />
      </PanelRow>
      <PanelRow>
        <ChannelRanking />
        <Reversals />
      </PanelRow>
      <FindingsPanel subject="channels" />
      <ChannelDetails />
      <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
      <FurtherLink to="/demo-individual">{t('toAges')}</FurtherLink>
      <ReconciliationStrip />
    </FilteredPage>
  );
}
