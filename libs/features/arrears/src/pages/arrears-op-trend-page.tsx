import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { LongColumns, OwingColumns, OwingKpis, OwingSentence } from '../components/op-trend/owing-panels.tsx';
import { messages } from '../messages/op-trend.ts';

const Details = lazy(() => import('./arrears-op-trend-details.tsx'));

/** Objects in arrears over the years: how many, and how many tax years they owe. */
export default function ArrearsOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<OwingSentence />}
      offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <OwingKpis />
      <PanelRow hasEqualWidths>
        <OwingColumns />
        <LongColumns />
      </PanelRow>
      <PageDetails
        parts={[
          { part: 'owed', title: t('owed.title'), about: t('details.owed') },
          { part: 'stay', title: t('stay.title'), about: t('details.stay') },
          { part: 'years', title: t('table.title'), about: t('details.table') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-op-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/arrears-op-tax-type">{t('toTaxes')}</FurtherLink>
        <FurtherLink to="/arrears-trend">{t('toAmounts')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
