import { FilteredPage, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PayersOfUnits } from '../components/shared/payers-of-units.tsx';
import { UnitScope } from '../components/shared/unit-scope.tsx';
import { UnitMultiples } from '../components/up3d/unit-multiples.tsx';
import { UnitDrill, UnitRanking, UnitYearsDetails, UnitYearsSentence } from '../components/up3d/unit-panels.tsx';
import { UnitRanks } from '../components/up3d/unit-ranks.tsx';
import { UnitYearsKpis } from '../components/up3d/unit-years-kpis.tsx';
import { YearChoice } from '../components/up3d/year-choice.tsx';
import { messages } from '../messages/revenue-up3d.ts';

export default function RevenueUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitYearsSentence />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <UnitYearsKpis />
      <UnitScope>
        <YearChoice />
      </UnitScope>
      <PanelRow>
        <UnitRanking />
        <UnitRanks />
      </PanelRow>
      <UnitDrill />
      <UnitMultiples />
      <UnitYearsDetails />
      <PayersOfUnits />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
