import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { FlowSteps, OldArrearsColumns, TrendKpis, TrendSentence } from '../components/trend/trend-panels.tsx';
import { messages } from '../messages/trend.ts';

const Details = lazy(() => import('./arrears-trend-details.tsx'));

/** Arrears over the years: whether they age, and what reduces them. */
export default function ArrearsTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TrendSentence />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <TrendKpis />
      <PanelRow hasEqualWidths>
        <OldArrearsColumns />
        <FlowSteps />
      </PanelRow>
      <PageDetails
        parts={[
          { part: 'ages', title: t('ages.title'), about: t('details.ages') },
          { part: 'vintage', title: t('vintage.title'), about: t('details.vintage') },
          { part: 'moves', title: t('moves.title'), about: t('details.moves') },
          { part: 'years', title: t('table.title'), about: t('details.table') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/arrears-tax-type">{t('toTaxes')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
