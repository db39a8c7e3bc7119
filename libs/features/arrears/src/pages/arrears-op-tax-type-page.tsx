import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { DebtShares, FewSentence } from '../components/op-tax-type/debt-bands.tsx';
import { ObjectSteps } from '../components/op-tax-type/object-steps.tsx';
import { ObjectKpis, TaxShares } from '../components/op-tax-type/tax-panels.tsx';
import { messages } from '../messages/op-tax-type.ts';

const Details = lazy(() => import('./arrears-op-tax-type-details.tsx'));

/** Objects in arrears by tax type: how few owe most of it, and which part of each tax is in arrears. */
export default function ArrearsOpTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<FewSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <ObjectKpis />
      <PanelRow hasEqualWidths>
        <DebtShares />
        <TaxShares />
      </PanelRow>
      <ObjectSteps />
      <PageDetails
        parts={[
          { part: 'bands', title: t('bands.title'), about: t('details.bands') },
          { part: 'years', title: t('years.title'), about: t('details.years') },
          { part: 'average', title: t('count.title'), about: t('details.count') },
          { part: 'taxes', title: t('table.title'), about: t('details.table') },
          { part: 'list', title: t('details.list.title'), about: t('details.list') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
        <FurtherLink to="/arrears-op-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/arrears-op-trend">{t('toTrend')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
