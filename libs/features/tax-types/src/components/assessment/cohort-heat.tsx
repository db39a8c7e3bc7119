import {
  AnswerTable,
  ChartPanel,
  useColumns,
  usePanelWords,
  useStatus,
  useTogether,
  rowsOf,
  type Drawing,
  type Reader,
} from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { Note, EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/assessment.ts';
import { AGES, cohortsOf, type Cohort } from './cohorts.ts';
import { useCollected, useDueByYear } from './questions.ts';

type Collected = Reader<'paid', 'taxYear' | 'ageMonths'>;

/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);
const IN_YEAR = AGES.findIndex((age) => age === 12);

interface Shown extends Omit<Drawing<'paid', 'taxYear' | 'ageMonths'>, 'read'> {
  readonly cohorts: readonly Cohort[];
}

function Heat({ cohorts, description, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <HeatTable
        description={description}
        columns={AGES.map((age) => ({ key: String(age), label: t('cohorts.months', { count: age }) }))}
        rows={cohorts.map(({ taxYear, shares }) => ({
          key: taxYear,
          label: taxYear,
          values: shares,
          exact: (column) => format.percent(shares[column] ?? null, 2),
        }))}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
        height={height}
      />
      <Note>{t('cohorts.note')}</Note>
    </>
  );
}

function Twin({ cohorts, description, height }: Shown) {
  const t = useMessages(messages);
  const text = useText();
  const make = useColumns<Cohort>(cohorts);
  const ages = AGES.map((age, index) =>
    make.percent({ key: String(age), header: t('cohorts.months', { count: age }), value: ({ shares }) => shares[index] ?? null }),
  );
  return (
    <AnswerTable
      caption={description}
      rows={cohorts}
      rowKey={({ taxYear }) => taxYear}
      maxHeight={height}
      columns={[make.name({ key: 'year', header: text(DIMENSION_LABELS.taxYear), text: ({ taxYear }) => taxYear }), ...ages]}
    />
  );
}

/** How fast each year's assessments come in. */
export function CohortHeat() {
  const t = useMessages(messages);
  const { collected, due } = useTogether({ collected: useCollected(), due: useDueByYear() });
  const since = useStatus().status?.since ?? null;
  /** Null while what was due is on its way. */
  const cohortsIn = ({ rows, answer: { asOf } }: Collected): readonly Cohort[] | null =>
    due.answer && since ? cohortsOf({ paid: rows, due: rowsOf(due.answer), since, asOf }) : null;
  const shown = ({ read, ...drawing }: Drawing<'paid', 'taxYear' | 'ageMonths'>, View: typeof Heat) => {
    const cohorts = cohortsIn(read);
    if (cohorts === null) return null;
    return cohorts.length === 0 ? <EmptyPanel cause={t('cohorts.none')} /> : <View cohorts={cohorts} {...drawing} />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      asked={collected}
      measure="paid"
      sentence={(read) => {
        const latest = cohortsIn(read)?.find(({ shares }) => (shares[IN_YEAR] ?? null) !== null);
        return latest ? t('cohorts.sentence', { year: latest.taxYear, share: read.format.percent(latest.shares[IN_YEAR] ?? null) }) : null;
      }}
      chart={(drawing) => shown(drawing, Heat)}
      table={(drawing) => shown(drawing, Twin)}
    />
  );
}
