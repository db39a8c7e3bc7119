import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, RankingPanel, usePanelWords } from '@pendapa/panels';
import { ChannelDetails } from '../components/channels/channel-details.tsx';
import { ClassMonths } from '../components/channels/class-months.tsx';
import { WhoPaysDigitally } from '../components/channels/who-pays-digitally.tsx';
import { messages } from '../messages/payment-channels.ts';
import { channels, reversals } from '../questions/payment-channels.ts';

/** Digital shares by tax and by value, every channel with its reversals, and findings. */
export default function PaymentChannelsDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="taxes">
        <PanelRow>
          <ClassMonths words={usePanelWords(messages, 'values')} measure="amount" form="stack" />
          <WhoPaysDigitally by="taxType" words={usePanelWords(messages, 'taxes')} />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="channels">
        <PanelRow>
          <RankingPanel
            title={t('ranking.title')}
            query={channels}
            measure="transactions"
            by="channel"
            height="large"
            filterOnClick="channel"
          />
          <RankingPanel
            title={t('reversals.title')}
            query={reversals}
            measure="reversals"
            by="channel"
            height="large"
            filterOnClick="channel"
          />
        </PanelRow>
        <ChannelDetails />
        <ReconciliationStrip />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="channels" />
      </DetailsPart>
    </>
  );
}
