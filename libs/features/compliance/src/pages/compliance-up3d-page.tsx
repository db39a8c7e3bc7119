import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { LaggingKpis, LaggingSentence, LowestUnits, UnitSteps, UnpaidUnits } from '../components/units/lagging-units.tsx';
import { messages } from '../messages/units.ts';

const Details = lazy(() => import('./compliance-up3d-details.tsx'));

/** Which unit (UP3D, a district tax office) lags in paying on time, and where most is unpaid. */
export default function ComplianceUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<LaggingSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'kind']}
    >
      <LaggingKpis />
      <PanelRow hasEqualWidths>
        <LowestUnits />
        <UnpaidUnits />
      </PanelRow>
      <UnitSteps />
      <PageDetails
        parts={[
          { part: 'all', title: t('table.title'), about: t('details.all') },
          { part: 'funnel', title: t('funnel.title'), about: t('details.funnel') },
          { part: 'taxes', title: t('heat.title'), about: t('details.heat') },
          { part: 'findings', title: t('details.findings.title'), about: t('details.findings') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/compliance">{t('toAll')}</FurtherLink>
        <FurtherLink to="/compliance-tax-type">{t('toTaxes')}</FurtherLink>
        <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
