import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, RankingPanel } from '@pendapa/panels';
import { BankKpis, BankSentence, BankSteps } from '../components/banks/bank-kpis.tsx';
import { BankLags } from '../components/banks/bank-lags.tsx';
import { messages } from '../messages/bank-channels.ts';
import * as ask from '../questions/bank-channels.ts';

const Details = lazy(() => import('./bank-channels-details.tsx'));

/** Pixels: about the height of the banks beside it. */
const RANKING_HEIGHT = 310;

/** Payments by bank, and the days until banks transfer them. */
export default function BankChannelsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<BankSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank']}
    >
      <BankKpis />
      <PanelRow hasEqualWidths>
        <RankingPanel
          title={t('ranking.title')}
          query={ask.banks}
          measure="amount"
          by="bank"
          height="medium"
          initialHeight={RANKING_HEIGHT}
          filterOnClick="bank"
        />
        <BankLags />
      </PanelRow>
      <BankSteps />
      <PageDetails
        parts={[
          { part: 'banks', title: t('table.title'), about: t('details.banks') },
          { part: 'pairs', title: t('matrix.title'), about: t('details.pairs') },
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
