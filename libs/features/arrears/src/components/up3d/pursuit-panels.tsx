import { RankedBars } from '@pendapa/charts';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, KpiStrip, MeasureCards, NextSteps, PageSentence, PointsPanel, RankedPanel, usePanelWords } from '@pendapa/panels';
import { byLargest, fewLast, isFew, isKnown, isSomething, largestFirst, rowsShownFirst, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/up3d.ts';
import * as ask from '../../questions/arrears-up3d.ts';
import { StackedBarPanel } from '../shared/stacked-bar-panel.tsx';

/** A unit that has issued no letter; without one, the share of the arrears without a letter, and the unit with most of them. */
export function PursuitSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.unitPursuit}
      measure="overdueSteps"
      sentence={({ rows, name, formatted }) => {
        // The first unit that has taken no step on any of its collectible arrears, and has enough of them to be named.
        const inactiveUnit = rows.find(
          ({ current }) => toPlotValue(current.untouchedShare) === 1 && isSomething(current.collectible) && !isFew(current.documents),
        );
        if (inactiveUnit)
          return t('overdue.idle', { name: name('unit', inactiveUnit), amount: formatted.value('untouched', inactiveUnit) });
        const { name: unit, amount, share: part } = formatted.largest('unit', 'untouched');
        return t('untouched.sentence', { share: formatted.total('untouchedShare'), name: unit, amount, part });
      }}
    />
  );
}

/** Cards of the first part: arrears, those without a letter, and overdue steps. */
export const PursuitKpis = () => (
  <KpiStrip>
    <MeasureCards query={ask.pursuitTotals} measures={['total', 'untouched', 'untouchedShare', 'overdueSteps']} />
  </KpiStrip>
);

/** Pixels, so that the upper half of these panels is visible below the cards. */
const UNITS_HEIGHT = 310;
/** Number of units whose shares are shown first. */
const INITIAL_UNITS = 7;

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

/** Units by the share of their collectible arrears without a letter, so that their size does not matter. */
export function UntouchedShares() {
  const t = useMessages(messages);
  const select = useCrossFilter()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'shares')}
      query={ask.unitPursuit}
      measure="untouchedShare"
      height={UNITS_HEIGHT}
      chart={({ read, description }) => {
        const whole = { value: toPlotValue(read.total('untouchedShare')), exact: read.totalText('untouchedShare') };
        const units = read.rows
          .filter(({ current }) => isSomething(current.collectible))
          .toSorted(
            (a, b) => fewLast(a.current.documents, b.current.documents) || byLargest(a.current.untouchedShare, b.current.untouchedShare),
          );
        return (
          <RankedBars
            bars={units.map((row) => ({
              ...read.bar('unit', 'untouchedShare', row),
              // A share of few obligations says little, so these units come last and pale.
              tone: isFew(row.current.documents) ? ('rest' as const) : ('actual' as const),
              middleTick: whole,
              detail: t('shares.of', { amount: read.text('collectible', row) }),
            }))}
            names={{ bar: t('shares.bar'), middleTick: t('shares.all') }}
            description={description}
            end={1}
            onSelect={select}
            initialRows={rowsShownFirst(units, ({ current }) => current.documents, INITIAL_UNITS)}
          />
        );
      }}
    />
  );
}

/** The units with most money in overdue steps; each leads to the list of their letters. */
export function PursuitSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.unitPursuit}
      measure="overdueSteps"
      steps={({ rows, name, text }) => {
        const known = largestFirst(rows, 'unit', 'overdueStepAmount').rows.filter(({ current }) => isKnown(current.overdueStepAmount));
        if (known.length === 0) return null;
        return known.flatMap((row) => {
          const count = toPlotValue(row.current.overdueSteps);
          if (count === null || !isSomething(row.current.overdueStepAmount)) return [];
          return {
            figure: text('overdueStepAmount', row),
            text: t('steps.unit', { name: name('unit', row), count }),
            choices: { unit: [row.codes.unit ?? ''] },
            part: 'list',
            isCaseList: true,
          };
        });
      }}
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
        <MeasureCards query={ask.pursuitTotals} measures={['collectible', 'overdueStepAmount']} />
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
