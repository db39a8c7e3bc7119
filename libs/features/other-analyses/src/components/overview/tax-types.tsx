import Typography from '@mui/material/Typography';
import {
  byLargest,
  ChartPanel,
  daysOf,
  drawn,
  isKnown,
  knownColumns,
  pageAddress,
  planStatus,
  stateOf,
  useFilters,
  usePanelWords,
  type AnswerColumns,
  type Figure,
  type Row,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { messages } from '../../messages/overview.ts';
import { taxTypes } from '../../questions/overview.ts';

type ByTax = (typeof taxTypes.measures)[number];

/** Every tax type with both targets; columns for which the extracts say nothing are left out. */
export function taxTypeColumns({ read, by, of, growth, share: partOf, status }: AnswerColumns<ByTax, 'taxType'>) {
  const ofYear = daysOf(read.answer, 'achievement').current.from !== read.answer.period.from;
  const targets = [of('targetApbd'), of('targetApbdp')];
  const realised = ofYear ? [of('realised'), of('realisedToDate')] : [of('realised')];
  const compared = [of('achievement'), of('planVariance'), growth('realised'), partOf('realised'), status('planAchievement')];
  return [by('taxType'), ...knownColumns(read.rows, [...targets, ...realised, ...compared])];
}

const gapOf = ({ current }: Row<ByTax, 'taxType'>): number => drawn(current.planVariance) ?? 0;

/** The tax types that are behind their plans, the furthest first, in money. */
export const behindPlan = (rows: readonly Row<ByTax, 'taxType'>[]): readonly Row<ByTax, 'taxType'>[] =>
  rows.filter((row) => gapOf(row) < 0).sort((one, other) => byLargest(other.current.planVariance, one.current.planVariance));

/** The first tax of which it is open how it stands to its plan: then nobody can say that all are on plan. */
const openPlan = (rows: readonly Row<ByTax, 'taxType'>[]): Figure | null =>
  rows.map(({ current }) => current.planVariance).find((variance) => stateOf(variance)?.state === 'unknown') ?? null;

/** So many are told first. */
const SHOWN = 5;

/** What to act on first: the five largest shortfalls against the plan up to the same day, each leading to its course. */
export function OverviewShortfalls() {
  const t = useMessages(messages);
  const { go } = useAddress();
  const { choices } = useFilters();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'short')}
      asked={taxTypes}
      measure="planVariance"
      height="small"
      sentence={({ rows }) => {
        const planned = rows.filter(({ current }) => isKnown(current.planAchievement));
        if (planned.length === 0 || openPlan(rows) !== null) return null;
        const onPlan = planned.filter(({ current }) => planStatus(drawn(current.planAchievement)) === 'good');
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
              value: Math.abs(drawn(row.current.planVariance) ?? 0),
              tone: 'bad' as const,
              detail: t('short.of', { percent: read.format.percent(drawn(row.current.planAchievement)) }),
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
