import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { UnpaidSteps } from '../components/shared/unpaid-steps.tsx';
import { TaxGap, TaxKpis, UnpaidTaxes, WeakestTaxSentence } from '../components/taxes/tax-panels.tsx';
import { messages } from '../messages/taxes.ts';
import { taxes } from '../questions/compliance-tax-type.ts';

const Details = lazy(() => import('./compliance-tax-type-details.tsx'));

/** Paying on time by tax type, by number and by value, and the amounts that are not paid. */
export default function ComplianceTaxTypePage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<WeakestTaxSentence />}
      offers={['period', 'compare', 'region', 'category', 'unit', 'kind']}
    >
      <TaxKpis />
      <TaxGap />
      <UnpaidTaxes />
      <UnpaidSteps query={taxes} by="taxType" />
      <PageDetails
        parts={[
          { part: 'filing', title: t('paying.title'), about: t('details.filing') },
          { part: 'months', title: t('months.title'), about: t('details.months') },
          { part: 'table', title: t('table.title'), about: t('details.table') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/compliance">{t('toAll')}</FurtherLink>
        <FurtherLink to="/compliance-up3d">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/compliance-trend">{t('toTrend')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
