import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { BankKpis, BankSentence } from '../components/banks/bank-kpis.tsx';
import { PairMatrix } from '../components/banks/pair-matrix.tsx';
import { messages } from '../messages/bank-channels.ts';

const Details = lazy(() => import('./bank-channels-details.tsx'));

/** Payments by bank and channel, and the days until banks transfer them. */
export default function BankChannelsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<BankSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank']}
    >
      <BankKpis />
      <PairMatrix />
      <PageDetails
        parts={[
          { part: 'banks', title: t('table.title'), about: t('details.banks') },
          { part: 'lags', title: t('lags.title'), about: t('details.lags') },
          { part: 'months', title: t('months.title'), about: t('details.months') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/revenue-bank-channel">{t('toRevenue')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
