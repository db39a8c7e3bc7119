import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, usePanelWords } from '@pendapa/panels';
import { ChannelKpis, DigitalSentence } from '../components/channels/channel-kpis.tsx';
import { ClassMonths } from '../components/channels/class-months.tsx';
import { DigitalSteps, WhoPaysDigitally } from '../components/channels/who-pays-digitally.tsx';
import { messages } from '../messages/payment-channels.ts';

const Details = lazy(() => import('./payment-channels-details.tsx'));

/** How taxpayers move to digital channels, and which units are furthest behind. */
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
        <ClassMonths words={usePanelWords(messages, 'counts')} measure="transactions" form="line" />
        <WhoPaysDigitally by="unit" words={usePanelWords(messages, 'units')} />
      </PanelRow>
      <DigitalSteps />
      <PageDetails
        parts={[
          { part: 'taxes', title: t('taxes.title'), about: t('details.taxes') },
          { part: 'channels', title: t('table.title'), about: t('details.channels') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
        <FurtherLink to="/demo-individual">{t('toAges')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
