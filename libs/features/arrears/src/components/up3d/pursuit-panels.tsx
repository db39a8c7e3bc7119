import { useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCard, MeasureCards, PageSentence, PointsPanel, RankedPanel, usePanelWords } from '@pendapa/panels';
import { byLargest, isFew, isSomething, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/up3d.ts';
import * as ask from '../../questions/arrears-up3d.ts';
import { StackedBarPanel } from '../shared/stacked-bar-panel.tsx';

/** A unit that has issued no letter; without one, the unit with most overdue steps. */
export function PursuitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.unitPursuit}
      measure="overdueSteps"
      sentence={({ rows, name, formatted }) => {
        // The first unit that has taken no step on any of its collectible arrears, and has enough of them to be named.
        const inactiveUnit = rows.find(
          ({ current }) => toPlotValue(current.untouchedShare) === 1 && isSomething(current.collectible) && !isFew(current.overdueSteps),
        );
        if (inactiveUnit)
          return t('overdue.idle', { name: name('unit', inactiveUnit), amount: formatted.value('untouched', inactiveUnit) });
        return t('overdue.sentence', { ...formatted.largest('unit', 'overdueSteps'), all: formatted.total('overdueSteps') });
      }}
    />
  );
}

/** Cards of the first part: arrears, those without a letter, and overdue steps. */
export const PursuitKpis = () => (
  <KpiStrip>
    <MeasureCards query={ask.pursuitTotals} measures={['total', 'collectible', 'untouched', 'untouchedShare', 'overdueSteps']} />
  </KpiStrip>
);

/** Pixels, so that the upper half of these panels is visible below the cards. */
const UNITS_HEIGHT = 310;

/** Arrears of each unit by the last action of collection. */
export const UnitActions = () => (
  <StackedBarPanel
    words={usePanelWords(messages, 'actions')}
    query={ask.unitActions}
    measure="total"
    by="unit"
    stackBy="lastAction"
    height={UNITS_HEIGHT}
    filterOnClick="unit"
  />
);

/** Units with most collectible arrears for which no letter was issued, with their share of the collectible arrears. */
export function UntouchedUnits() {
  return (
    <RankedPanel
      words={usePanelWords(messages, 'untouched')}
      query={ask.unitPursuit}
      measure="untouched"
      by="unit"
      height={UNITS_HEIGHT}
      rows={({ rows }) => rows.toSorted((a, b) => byLargest(a.current.untouched, b.current.untouched))}
      detail={(row, { text }) => text('untouchedShare', row)}
      filterOnClick="unit"
    />
  );
}

/** Units with most overdue steps. */
export const OverdueUnits = () => (
  <RankedPanel
    words={usePanelWords(messages, 'overdue')}
    query={ask.unitPursuit}
    measure="overdueSteps"
    by="unit"
    height={UNITS_HEIGHT}
    detail={(row, { text }) => text('overdueStepAmount', row)}
    filterOnClick="unit"
  />
);

/** Opening principal and recovery rate of each unit, with the amount of overdue steps above. */
export function Recovery() {
  const t = useMessages(messages);
  return (
    <>
      <KpiStrip label={t('details.recovery')}>
        <MeasureCard query={ask.pursuitTotals} measure="overdueStepAmount" />
      </KpiStrip>
      <PointsPanel
        words={usePanelWords(messages, 'recovery')}
        query={ask.unitFlows}
        measure="recoveryRate"
        by="unit"
        x="opening"
        y="recoveryRate"
        tooltipMeasures={ask.FLOW_MEASURES}
        filterOnClick="unit"
      />
    </>
  );
}
