import { DetailsPart } from '@pendapa/analysis';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PlanMonthsPanel, usePanelWords } from '@pendapa/panels';
import { PayersPart } from '../components/shared/payers-part.tsx';
import { useKindsOfChosen, useUnitKinds } from '../components/shared/use-unit-kinds.ts';
import { ChosenCourse } from '../components/up3d-current/plan-panels.tsx';
import { unitsByTotal, weakestMonth } from '../components/up3d-current/unit-months.ts';
import { UnitDetails } from '../components/up3d-current/units.tsx';
import { messages } from '../messages/revenue-up3d-current.ts';
import * as ask from '../questions/revenue-up3d-current.ts';

/** Cumulative revenue, units by month against plan, the units as a table, and who paid. */
export default function RevenueUp3dCurrentDetails() {
  const t = useMessages(messages);
  const kinds = useUnitKinds();
  return (
    <>
      <DetailsPart part="course">
        <ChosenCourse />
      </DetailsPart>
      <DetailsPart part="months">
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
      </DetailsPart>
      <DetailsPart part="units">
        <UnitDetails />
      </DetailsPart>
      <PayersPart kinds={useKindsOfChosen()} />
    </>
  );
}
