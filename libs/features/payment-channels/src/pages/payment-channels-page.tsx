import { FilteredPage, FindingsPanel, FurtherLink, PanelRow, ReconciliationStrip, usePanelWords, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ChannelDetails, ChannelRanking, Reversals } from '../components/channels/channel-details.tsx';
import { ChannelKpis, DigitalSentence } from '../components/channels/channel-kpis.tsx';
import { ClassMonths } from '../components/channels/class-months.tsx';
import { WhoPaysDigitally } from '../components/channels/who-pays-digitally.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/payment-channels.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank'];

export default function PaymentChannelsPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('channels')} question={t('question')} sentence={<DigitalSentence />} offers={OFFERS}>
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
