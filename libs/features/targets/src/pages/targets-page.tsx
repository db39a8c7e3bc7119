import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PlanSteps } from '@pendapa/panels';
import { PaceBars } from '../components/targets/pace-bars.tsx';
import { TargetKpis, TargetSentence } from '../components/targets/target-kpis.tsx';
import { TaxBullets } from '../components/targets/tax-panels.tsx';
import { messages } from '../messages/targets.ts';
import { taxes } from '../questions/targets.ts';

const Details = lazy(() => import('./targets-details.tsx'));

/** Revenue of the year against the budget (APBD), the revised budget (APBDP) and the monthly plan. */
export default function TargetsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TargetSentence />}
      offers={['period', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
    >
      <TargetKpis />
      <PaceBars />
      <TaxBullets />
      <PlanSteps query={taxes} by="taxType" />
      <PageDetails
        parts={[
          { part: 'taxes', title: t('table.title'), about: t('details.taxes') },
          { part: 'course', title: t('course.title'), about: t('details.course') },
          { part: 'revision', title: t('revision.title'), about: t('details.revision') },
          { part: 'months', title: t('heat.title'), about: t('details.months') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/target-units">{t('toUnits')}</FurtherLink>
        <FurtherLink to="/predictive">{t('toForecast')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
