import {
  ChartPanel,
  CoursePanel,
  drawn,
  GapPanel,
  growth,
  pageAddress,
  PageSentence,
  Ranking,
  RankingPanel,
  totalOf,
  useFilteredAnswer,
  useFilters,
  usePanelWords,
  useTogether,
  type AnswerTo,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';
import { useToDate, useYearMonths, type ToDate } from './questions.ts';

function useSentence(): (answer: AnswerTo<ToDate>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const [ratio, variance] = [totalOf(answer, 'planAchievement'), totalOf(answer, 'planVariance')];
    if (typeof ratio === 'number' && typeof variance === 'string') {
      const below = variance.startsWith('-');
      return t(below ? 'line.below' : 'line.above', { percent: format.percent(ratio), amount: format.money(variance.replace('-', '')) });
    }
    const change = growth(totalOf(answer, 'realisedToDate'), totalOf(answer, 'realisedToDate', 'comparison'));
    return change === null ? null : t('line.sentenceLastYear', { change: format.change(change) });
  };
}

/** Where we stand against the plan, else against last year. */
export function OverviewSentence() {
  const sentence = useSentence();
  return <PageSentence asked={useToDate()} measure="realisedToDate" sentence={({ answer }) => sentence(answer)} />;
}

/** Are we on track: actual against plan and last year, from the first day of the fiscal year. */
export function OverviewCumulative() {
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return <CoursePanel words={usePanelWords(messages, 'line')} asked={months} toDate={toDate.answer} height="large" />;
}

/** How far we are from the plan, and since when. */
export function OverviewGap() {
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return <GapPanel words={usePanelWords(messages, 'gap')} asked={months} toDate={toDate.answer} height="small" />;
}

type Places = Drawing<'amount', 'city' | 'district'>;

function Districts(drawing: Places) {
  const { go } = useAddress();
  const { choices } = useFilters();
  const rows = drawing.read.rows.filter(({ codes }) => codes.district !== null);
  const cityOf = (district: string): string => rows.find(({ codes }) => codes.district === district)?.codes.city ?? '';
  return (
    <Ranking
      {...drawing}
      by="district"
      measure="amount"
      rows={rows}
      onSelect={(district) => go(pageAddress('/regional', { ...choices, region: [cityOf(district), district] }))}
    />
  );
}

/** The districts that bring the most, each leading to its wards; what lies in none of them is in the table. */
export const OverviewDistricts = () => (
  <ChartPanel
    words={usePanelWords(messages, 'districts')}
    asked={useFilteredAnswer(ask.districts)}
    measure="amount"
    height="large"
    chart={(drawing) => <Districts {...drawing} />}
    columns={({ by, of, share, growth }) => [by('district'), by('city'), of('amount'), share('amount'), growth('amount')]}
  />
);

/** What each tax brought in the last seven days, beside the same seven days of last year. */
export const OverviewLastDays = () => (
  <RankingPanel
    title={useMessages(messages)('lastDays.title')}
    asked={useFilteredAnswer(ask.lastDays)}
    measure="amount"
    by="taxType"
    height="large"
  />
);

type UnitMeasure = (typeof ask.units.measures)[number];
type UnitRow = Row<UnitMeasure, 'unit'>;

const EACH = 5;
const ratioOf = ({ current }: UnitRow): number => drawn(current.planAchievement) ?? 0;

/** The five furthest ahead of their plans and the five furthest behind, no unit twice. */
function endsOf(rows: readonly UnitRow[]): readonly UnitRow[] {
  const planned = rows.filter(({ current }) => current.planAchievement !== null).sort((a, b) => ratioOf(b) - ratioOf(a));
  return planned.length <= 2 * EACH ? planned : [...planned.slice(0, EACH), ...planned.slice(-EACH)];
}

function Bars({ read, description }: Drawing<UnitMeasure, 'unit'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { go } = useAddress();
  const { period, tax } = useFilters().choices;
  const rows = endsOf(read.rows);
  if (rows.length === 0) return <EmptyPanel cause={t('units.noPlan')} />;
  return (
    <RankedBars
      bars={rows.map((row) => ({
        ...read.bar('unit', 'planAchievement', row),
        tone: ratioOf(row) >= 1 ? ('good' as const) : ('bad' as const),
        detail: format.moneyChange(row.current.planVariance === null ? null : String(row.current.planVariance)),
      }))}
      description={description}
      onSelect={(unit) => go(pageAddress('/target-units', { period, tax, unit: [unit] }))}
      first={2 * EACH}
    />
  );
}

/** Who is furthest ahead of its plan, and who furthest behind; a unit leads to why. */
export const OverviewUnits = () => (
  <ChartPanel
    words={usePanelWords(messages, 'units')}
    asked={useFilteredAnswer(ask.units)}
    measure="planAchievement"
    height="large"
    chart={(drawing) => <Bars {...drawing} />}
  />
);
