import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { BankKpis, BankSentence } from '../components/bank-channel/bank-kpis.tsx';
import { PairRanking } from '../components/bank-channel/bank-panels.tsx';
import { PairChanges, PairSteps } from '../components/bank-channel/pair-changes.tsx';
import { usePayersPart } from '../components/shared/use-payers-part.ts';
import { messages } from '../messages/revenue-bank-channel.ts';

const Details = lazy(() => import('./revenue-bank-channel-details.tsx'));

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
      <PanelRow hasEqualWidths>
        <PairRanking />
        <PairChanges />
      </PanelRow>
      <PairSteps />
      <PageDetails
        parts={[
          { part: 'pairs', title: t('table.title'), about: t('details.pairs') },
          { part: 'concentration', title: t('pareto.title'), about: t('details.concentration') },
          { part: 'areas', title: t('tiles.title'), about: t('details.areas') },
          usePayersPart(),
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/bank-channels">{t('toBanks')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
