import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PlanWaterfall, TaxDrill, TaxSentence, TaxSteps } from '../components/types/panels.tsx';
import { TaxKpis } from '../components/types/tax-kpis.tsx';
import { messages } from '../messages/tax-types.ts';

const Details = lazy(() => import('./tax-types-details.tsx'));

/** Revenue by tax type against the plan, with details of chosen taxes. */
export default function TaxTypesPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<TaxSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'version', 'penalty']}
      explainsChange
    >
      <TaxKpis />
      <PlanWaterfall />
      <TaxDrill />
      <TaxSteps />
      <PageDetails
        parts={[
          { part: 'taxes', title: t('table.title'), about: t('details.taxes') },
          { part: 'growth', title: t('quadrant.title'), about: t('details.growth') },
          { part: 'reform', title: t('months.title'), about: t('details.reform') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/targets">{t('toTargets')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
