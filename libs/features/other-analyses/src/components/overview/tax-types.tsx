import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { pageAddress, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { ChartPanel, knownColumns, planStatus, usePanelWords, type AnswerColumns } from '@pendapa/panels';
import { byLargest, daysOf, toPlotValue, isKnown, stateOf, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { taxTypes } from '../../questions/overview.ts';

type ByTax = (typeof taxTypes.measures)[number];

/** Columns of taxes with both targets; columns without data are omitted. */
export function taxTypeColumns({
  read,
  dimensionColumn,
  measureColumn,
  growthColumn,
  shareColumn: partOf,
  statusColumn,
}: AnswerColumns<ByTax, 'taxType'>) {
  const ofYear = daysOf(read.answer, 'achievement').current.from !== read.answer.period.from;
  const targets = [measureColumn('targetApbd'), measureColumn('targetApbdp')];
  const realised = ofYear ? [measureColumn('realised'), measureColumn('realisedToDate')] : [measureColumn('realised')];
  const compared = [
    measureColumn('achievement'),
    measureColumn('planVariance'),
    growthColumn('realised'),
    partOf('realised'),
    statusColumn('planAchievement'),
  ];
  return [dimensionColumn('taxType'), ...knownColumns(read.rows, [...targets, ...realised, ...compared])];
}

const gapOf = ({ current }: Row<ByTax, 'taxType'>): number => toPlotValue(current.planVariance) ?? 0;

/** Taxes behind plan, largest amount first. */
export const behindPlan = (rows: readonly Row<ByTax, 'taxType'>[]): readonly Row<ByTax, 'taxType'>[] =>
  rows.filter((row) => gapOf(row) < 0).sort((a, b) => byLargest(b.current.planVariance, a.current.planVariance));

/** First tax with an unknown difference from plan; then "all on plan" cannot be said. */
const openPlan = (rows: readonly Row<ByTax, 'taxType'>[]): Figure | null =>
  rows.map(({ current }) => current.planVariance).find((variance) => stateOf(variance)?.state === 'unknown') ?? null;

/** Number of taxes shown first. */
const SHOWN = 5;

/** The five largest shortfalls from the plan to date, with links to their trend. */
export function OverviewShortfalls() {
  const t = useMessages(messages);
  const { go } = useAddress();
  const { choices } = useFilters();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'short')}
      query={taxTypes}
      measure="planVariance"
      height="small"
      sentence={({ rows }) => {
        const planned = rows.filter(({ current }) => isKnown(current.planAchievement));
        if (planned.length === 0 || openPlan(rows) !== null) return null;
        const onPlan = planned.filter(({ current }) => planStatus(toPlotValue(current.planAchievement)) === 'good');
        return t('short.sentence', { count: onPlan.length, all: planned.length });
      }}
      chart={({ read, description }) => {
        const behind = behindPlan(read.rows);
        if (behind.length === 0) {
          const open = openPlan(read.rows);
          return <Typography variant="body2">{open === null ? t('short.none') : read.reason('planVariance', open)}</Typography>;
        }
        return (
          <RankedBars
            bars={behind.slice(0, SHOWN).map((row) => ({
              ...read.bar('taxType', 'planVariance', row),
              value: Math.abs(toPlotValue(row.current.planVariance) ?? 0),
              tone: 'bad' as const,
              detail: t('short.of', { percent: read.text('planAchievement', row) }),
            }))}
            description={description}
            onSelect={(tax) => go(pageAddress('/targets', { ...choices, tax: [tax] }))}
          />
        );
      }}
      columns={taxTypeColumns}
    />
  );
}
