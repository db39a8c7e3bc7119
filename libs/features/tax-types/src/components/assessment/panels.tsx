import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { RegionBreadcrumb, useCrossFilter, useRegionLadder } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { BandsPanel, PanelRow, RankedPanel, usePanelWords, type PanelWords } from '@pendapa/panels';
import { firstMissingState, ranksOf, share, valueOf } from '@pendapa/query';
import { StepsPanel } from '../shared/steps-panel.tsx';
import { MonthPartsPanel } from '../shared/month-parts-panel.tsx';
import { monthlySums } from '../shared/monthly-parts.ts';
import { messages } from '../../messages/assessment.ts';
import { messages as cases } from '../../messages/cases.ts';
import * as ask from '../../questions/assessment.ts';

/** Assessments by month of issue and kind of document. */
export function DocumentMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <MonthPartsPanel
      words={usePanelWords(messages, 'months')}
      query={ask.documentMonths}
      measure="gross"
      by="document"
      height="small"
      sentence={(monthly) => {
        const sums = monthlySums(monthly);
        if (firstMissingState(sums) !== null) return null;
        const largestIndex = ranksOf(sums).indexOf(1);
        const month = monthly.months[largestIndex];
        const amount = valueOf(sums[largestIndex] ?? null);
        return month ? t('months.sentence', { month: format.month(month), amount: format.value(amount, 'money') }) : null;
      }}
    />
  );
}

interface OutstandingProps<D extends ask.PlaceLevel> {
  readonly words: PanelWords;
  /** Dimension whose members are shown. */
  readonly by: D;
  /** Called on a click or Enter on a row; null if there is no lower level. */
  readonly onSelect: ((code: string) => void) | null;
}

function Outstanding<D extends ask.PlaceLevel>({ words, by, onSelect }: OutstandingProps<D>) {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={words}
      query={ask.outstandingBy(by)}
      measure="outstanding"
      by={by}
      height="small"
      sentence={({ formatted }) => t('outstanding.sentence', formatted.largest(by, 'outstanding'))}
      detail={(row, { text }) => text('realisationRate', row)}
      onSelect={onSelect ?? undefined}
      columns={({ dimensionColumn: name, measureColumn }) => [
        name(by),
        measureColumn('netDue'),
        measureColumn('outstanding'),
        measureColumn('realisationRate'),
      ]}
    />
  );
}

/** Outstanding amounts by unit and region, down to wards; a click filters the page. */
export function OutstandingPlaces() {
  const narrow = useCrossFilter();
  const ladder = useRegionLadder();
  return (
    <>
      <RegionBreadcrumb />
      <PanelRow>
        <Outstanding words={usePanelWords(messages, 'units')} by="unit" onSelect={narrow('unit')} />
        {/* A new key for each level, because rows of the previous level lack its codes. */}
        <Outstanding key={ladder.level} words={usePanelWords(messages, 'places')} by={ladder.level} onSelect={ladder.down} />
      </PanelRow>
    </>
  );
}

/** Steps from assessed to overdue, as bars on one scale. */
export function AssessmentSteps() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'steps')}
      query={ask.totals}
      measure="netDue"
      height={180}
      sentence={({ total, formatted }) => t('steps.sentence', { share: formatted.percent(share(total('overdue'), total('fallenDue'))) })}
      steps={({ label, total }) => {
        const whole = { label: label('netDue'), value: total('netDue') };
        return (['netDue', 'fallenDue', 'paid', 'overdue'] as const).map((key) => ({ key, label: label(key), value: total(key), whole }));
      }}
    />
  );
}

/** Assessments by band of amount; those of 0 have their own band. */
export function DueBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'due')}
      query={ask.dueBands}
      by="dueBand"
      measure="issued"
      amount="netDue"
      height={180}
      sentence={({ rows, total, formatted }) => {
        const none = rows.find(({ codes }) => codes.dueBand === '0');
        return t('due.sentence', { share: formatted.percent(share(none?.current.issued ?? 0, total('issued'))) });
      }}
      columns={({ dimensionColumn, measureColumn }) => [
        dimensionColumn('dueBand', ({ codes }) => (codes.dueBand === null ? t('due.unknown') : null)),
        measureColumn('issued'),
        measureColumn('netDue'),
      ]}
    />
  );
}

/** Case list of the largest assessments, masked. */
export function TopAssessments() {
  const t = useMessages(cases);
  const words = useCaseWords(cases, 'assessments');
  return <CasesPanel list="assessments" words={words} headers={{ number: t('assessment'), on: t('issued') }} />;
}
