import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { FilingRateByYear, PaymentRateByYear, YearKpis, YearSentence } from '../components/trend/year-lines.tsx';
import { YearSteps } from '../components/trend/year-steps.tsx';
import { messages } from '../messages/trend.ts';

const Details = lazy(() => import('./compliance-trend-details.tsx'));

/** Filing and paying by year of the due date, on time and by the end of the year. */
export default function ComplianceTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<YearSentence />} offers={['period', 'region', 'tax', 'category', 'unit', 'kind']}>
      <YearKpis />
      <PanelRow hasEqualWidths>
        <PaymentRateByYear />
        <FilingRateByYear />
      </PanelRow>
      <YearSteps />
      <PageDetails
        parts={[
          { part: 'curves', title: t('curves.title'), about: t('details.curves') },
          { part: 'events', title: t('events.title'), about: t('details.events') },
          { part: 'cohorts', title: t('cohorts.title'), about: t('details.cohorts') },
          { part: 'table', title: t('table.title'), about: t('details.table') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/compliance">{t('toAll')}</FurtherLink>
        <FurtherLink to="/compliance-tax-type">{t('toTaxes')}</FurtherLink>
        <FurtherLink to="/compliance-up3d">{t('toUnits')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
