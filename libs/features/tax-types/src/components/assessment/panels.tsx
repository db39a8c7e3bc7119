import {
  BandsPanel,
  ChartPanel,
  CohortHeat,
  CohortTable,
  DetailsPanel,
  monthlySums,
  MonthPartsPanel,
  PageSentence,
  rowsOf,
  share,
  StepsPanel,
  usePanelWords,
  useStatus,
  useTogether,
  WaterfallPanel,
  type Cohort,
  type Drawing,
  type Reader,
  type TotalStep,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/assessment.ts';
import { largestBand } from '../shared/largest-band.ts';
import { AGES, cohortsOf } from './cohorts.ts';
import {
  useAssessed,
  useBands,
  useCollected,
  useDocumentMonths,
  useDocuments,
  useDueBands,
  useDueByYear,
  type TotalMeasure,
} from './questions.ts';

/** Gross less exemption, reduction and cancellation is what is due; less what is paid, what is outstanding. */
const STEPS: readonly TotalStep<TotalMeasure>[] = [
  { key: 'gross', kind: 'total' },
  { key: 'exemption', kind: 'taken' },
  { key: 'reduction', kind: 'taken' },
  { key: 'cancelled', kind: 'taken' },
  { key: 'netDue', kind: 'total' },
  { key: 'paid', kind: 'taken', tone: 'good' },
  { key: 'outstanding', kind: 'total', tone: 'bad' },
];

/** How much of the assessed principal is outstanding. */
export function AssessmentSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useAssessed()}
      measure="gross"
      sentence={({ totalText }) => t('waterfall.sentence', { gross: totalText('gross'), outstanding: totalText('outstanding') })}
    />
  );
}

/** What became of the assessed principal. */
export const AssessmentWaterfall = () => (
  <WaterfallPanel words={usePanelWords(messages, 'waterfall')} asked={useAssessed()} measure="gross" height="small" steps={STEPS} />
);

/** What was issued when, and by which document. */
export function DocumentMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <MonthPartsPanel
      words={usePanelWords(messages, 'months')}
      asked={useDocumentMonths()}
      measure="gross"
      by="document"
      height="small"
      sentence={(monthly) => {
        const sums = monthlySums(monthly);
        const most = sums.map(Number).indexOf(Math.max(...sums.map(Number)));
        const month = monthly.months[most];
        const amount = format.value(sums[most] ?? null, 'money');
        return month === undefined ? null : t('months.sentence', { month: format.month(month), amount });
      }}
    />
  );
}

type Collected = Reader<'paid', 'taxYear' | 'ageMonths'>;

const IN_YEAR = AGES.findIndex((age) => age === 12);

/** How fast each year's assessments come in. */
export function AssessmentCohorts() {
  const t = useMessages(messages);
  const { collected, due } = useTogether({ collected: useCollected(), due: useDueByYear() });
  const since = useStatus().status?.since ?? null;
  /** Null while what was due is on its way. */
  const cohortsIn = ({ rows, answer: { asOf } }: Collected): readonly Cohort[] | null =>
    due.answer && since ? cohortsOf({ paid: rows, due: rowsOf(due.answer), since, asOf }) : null;
  const shown = ({ read, ...frame }: Drawing<'paid', 'taxYear' | 'ageMonths'>, form: 'chart' | 'table') => {
    const cohorts = cohortsIn(read);
    if (cohorts === null) return null;
    if (cohorts.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
    const drawn = { ...frame, cohorts, ages: AGES.map((count) => t('cohorts.months', { count })) };
    return form === 'chart' ? <CohortHeat {...drawn} note={t('cohorts.note')} /> : <CohortTable {...drawn} by="taxYear" />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      asked={collected}
      measure="paid"
      sentence={(read) => {
        const latest = cohortsIn(read)?.find(({ shares }) => (shares[IN_YEAR] ?? null) !== null);
        return latest ? t('cohorts.sentence', { year: latest.year, share: read.format.percent(latest.shares[IN_YEAR] ?? null) }) : null;
      }}
      chart={(drawing) => shown(drawing, 'chart')}
      table={(drawing) => shown(drawing, 'table')}
    />
  );
}

/** From what was demanded to what is overdue: bars on one scale, whose lengths can be compared. */
export function AssessmentSteps() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'steps')}
      asked={useAssessed()}
      measure="netDue"
      height={180}
      sentence={({ total, format }) => {
        const part = share(total('overdue'), total('fallenDue'));
        return part === null ? null : t('steps.sentence', { share: format.percent(part) });
      }}
      steps={({ label, total }) => {
        const whole = { label: label('netDue'), value: total('netDue') };
        return (['netDue', 'fallenDue', 'paid', 'overdue'] as const).map((key) => ({ key, label: label(key), value: total(key), whole }));
      }}
    />
  );
}

/** How much single assessments demand; those that demand nothing stand apart. */
export function DueBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'due')}
      asked={useDueBands()}
      by="dueBand"
      measure="issued"
      amount="netDue"
      height={180}
      sentence={({ rows, total, format }) => {
        const none = rows.find(({ codes }) => codes.dueBand === '0');
        const part = share(none?.current.issued ?? 0, total('issued'));
        return part === null ? null : t('due.sentence', { share: format.percent(part) });
      }}
      columns={({ by, of }) => [
        by('dueBand', ({ codes }) => (codes.dueBand === null ? t('due.unknown') : null)),
        of('issued'),
        of('netDue'),
      ]}
    />
  );
}

/** How large the bases are on which taxes are assessed. */
export function BaseBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands')}
      asked={useBands()}
      by="valueBand"
      measure="registered"
      amount="baseValue"
      sentence={(read) => {
        const most = largestBand(read, 'valueBand', 'registered');
        return most && t('bands.sentence', { band: most.band, share: read.format.percent(most.share) });
      }}
    />
  );
}

/** The proof: every document of every tax type with its figures. */
export const DocumentDetails = () => <DetailsPanel words={usePanelWords(messages, 'table')} asked={useDocuments()} measure="issued" />;
