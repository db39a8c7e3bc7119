import { FilteredPage, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCards, PageSentence, PanelRow, PointsPanel, RankedPanel, usePanelWords } from '@pendapa/panels';
import { toPlotValue, isSomething } from '@pendapa/query';
import { StackedBarPanel } from '../components/shared/stacked-bar-panel.tsx';
import { NextSteps } from '../components/shared/worklists.tsx';
import { LetterMonths, UnitDetails } from '../components/up3d/letters-and-details.tsx';
import { messages } from '../messages/up3d.ts';
import * as ask from '../questions/arrears-up3d.ts';

/** Pixels, so that the upper half of these panels is visible below two rows of cards. */
const UNITS_HEIGHT = 380;

/** Pixels: as high as the panel of letters beside it. */
const RECOVERY_HEIGHT = 390;

/** Pursuit of arrears (letters, warrants, seizure) by unit (UP3D, a district tax office), and which steps are overdue. */
export default function ArrearsUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.unitPursuit}
          measure="overdueSteps"
          sentence={({ rows, name, formatted }) => {
            // The first unit that has taken no step on any of its collectible arrears.
            const inactiveUnit = rows.find(({ current }) => toPlotValue(current.untouchedShare) === 1 && isSomething(current.collectible));
            if (inactiveUnit)
              return t('overdue.idle', { name: name('unit', inactiveUnit), amount: formatted.value('untouched', inactiveUnit) });
            const { name: unitName, amount } = formatted.largest('unit', 'overdueSteps');
            return t('overdue.sentence', { name: unitName, amount });
          }}
        />
      }
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <KpiStrip>
        <MeasureCards query={ask.pursuitTotals} measures={['total', ...ask.PURSUIT_MEASURES]} />
      </KpiStrip>
      <PanelRow>
        <StackedBarPanel
          words={usePanelWords(messages, 'actions')}
          query={ask.unitActions}
          measure="total"
          by="unit"
          stackBy="lastAction"
          height={UNITS_HEIGHT}
          filterOnClick="unit"
        />
        <RankedPanel
          words={usePanelWords(messages, 'overdue')}
          query={ask.unitPursuit}
          measure="overdueSteps"
          by="unit"
          height={UNITS_HEIGHT}
          detail={(row, { text }) => text('overdueStepAmount', row)}
          filterOnClick="unit"
        />
      </PanelRow>
      <PanelRow>
        <PointsPanel
          words={usePanelWords(messages, 'recovery')}
          query={ask.unitFlows}
          measure="recoveryRate"
          height={RECOVERY_HEIGHT}
          by="unit"
          x="opening"
          y="recoveryRate"
          tooltipMeasures={ask.FLOW_MEASURES}
          filterOnClick="unit"
        />
        <LetterMonths />
      </PanelRow>
      <FindingsPanel subject="arrears" />
      <UnitDetails />
      <ReconciliationStrip reconciliation={ask.arrearsReconciliation} />
      <NextSteps />
    </FilteredPage>
  );
}
