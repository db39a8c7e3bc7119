import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PayersOfUnits } from '../components/shared/payers-of-units.tsx';
import { UnitScope } from '../components/shared/unit-scope.tsx';
import { UnitDrill } from '../components/up3d-current/unit-drill.tsx';
import { UnitKpis } from '../components/up3d-current/unit-kpis.tsx';
import { ChosenCourse, UnitBars, UnitDetails, UnitMonthHeat, UnitSentence } from '../components/up3d-current/panels.tsx';
import { messages } from '../messages/revenue-up3d-current.ts';

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
        <ChosenCourse />
      </PanelRow>
      <UnitDrill />
      <UnitMonthHeat />
      <UnitDetails />
      <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
      <PayersOfUnits />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
