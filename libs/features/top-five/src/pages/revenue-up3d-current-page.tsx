import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { UnitScope } from '../components/shared/unit-scope.tsx';
import { usePayersPart } from '../components/shared/use-payers-part.ts';
import { ChosenGap, UnitDrill } from '../components/up3d-current/plan-panels.tsx';
import { ShortfallSteps, UnitKpis, UnitSentence } from '../components/up3d-current/unit-kpis.tsx';
import { UnitBars } from '../components/up3d-current/units.tsx';
import { messages } from '../messages/revenue-up3d-current.ts';

const Details = lazy(() => import('./revenue-up3d-current-details.tsx'));

/** Revenue of this year by unit (UP3D, a district tax office), against target and plan. */
export default function RevenueUp3dCurrentPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitSentence />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind', 'target', 'version']}
    >
      <UnitKpis />
      <UnitScope />
      <PanelRow>
        <UnitBars />
        <ChosenGap />
      </PanelRow>
      <UnitDrill />
      <ShortfallSteps />
      <PageDetails
        parts={[
          { part: 'course', title: t('course.title'), about: t('details.course') },
          { part: 'months', title: t('heat.title'), about: t('details.months') },
          { part: 'units', title: t('table.title'), about: t('details.units') },
          usePayersPart(),
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
