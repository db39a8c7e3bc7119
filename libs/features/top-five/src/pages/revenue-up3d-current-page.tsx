import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, PlanMonthsPanel, usePanelWords } from '@pendapa/panels';
import { LargestPayersButton } from '../components/shared/largest-payers-button.tsx';
import { UnitScope } from '../components/shared/unit-scope.tsx';
import { useKindsOfChosen, useUnitKinds } from '../components/shared/use-unit-kinds.ts';
import { ChosenCourse, UnitDrill } from '../components/up3d-current/plan-panels.tsx';
import { UnitKpis, UnitSentence } from '../components/up3d-current/unit-kpis.tsx';
import { unitsByTotal, weakestMonth } from '../components/up3d-current/unit-months.ts';
import { UnitBars, UnitDetails } from '../components/up3d-current/units.tsx';
import { messages } from '../messages/revenue-up3d-current.ts';
import * as ask from '../questions/revenue-up3d-current.ts';

/** Part of the page that follows its filters. */
function Figures() {
  const t = useMessages(messages);
  const kinds = useUnitKinds();
  return (
    <>
      <UnitKpis />
      <UnitScope />
      <PanelRow>
        <UnitBars />
        <ChosenCourse />
      </PanelRow>
      <UnitDrill />
      {/* Largest unit first, as in the bars. */}
      <PlanMonthsPanel
        words={usePanelWords(messages, 'heat')}
        query={ask.unitMonths(kinds)}
        by="unit"
        height="large"
        order={({ answer }) => unitsByTotal(answer)}
        sentence={({ answer, format: { month, count } }) => {
          const worst = weakestMonth(answer);
          return (
            worst && t('heat.sentence', { month: month(worst.month), count: count(worst.unitsBelowPlan), all: count(worst.unitCount) })
          );
        }}
        onSelect={useCrossFilter()('unit')}
      />
      <UnitDetails />
      <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
      <LargestPayersButton kinds={useKindsOfChosen()} />
      <ReconciliationStrip />
    </>
  );
}

/** Revenue of this year by unit (UP3D, a district tax office), against target and plan. */
export default function RevenueUp3dCurrentPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitSentence />}
      offers={['period', 'compare', 'tax', 'category', 'unit', 'kind', 'target', 'version']}
    >
      <Figures />
    </FilteredPage>
  );
}
