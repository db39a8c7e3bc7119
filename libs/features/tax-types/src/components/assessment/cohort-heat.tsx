import Typography from '@mui/material/Typography';
import { AnswerPanel, AnswerTable, rowsOf, useColumns, useStatus, useTogether, type AnswerTo } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/assessment.ts';
import { AGES, cohortsOf, type Cohort } from './cohorts.ts';
import { useCollected, useDueByYear } from './questions.ts';

type Answer = AnswerTo<'paid', 'taxYear' | 'ageMonths'>;
type Due = AnswerTo<'netDue', 'taxYear' | 'month'>;

/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);
const YEAR = 12;

/** Cohorts of the collected amounts; null while what was due is on its way. */
function useCohorts(due: Due | null): (answer: Answer) => readonly Cohort[] | null {
  const since = useStatus().status?.since ?? null;
  return (answer) => (due && since ? cohortsOf({ paid: rowsOf(answer), due: rowsOf(due), since, asOf: answer.asOf }) : null);
}

interface Shown {
  readonly answer: Answer;
  readonly cohorts: readonly Cohort[];
  readonly height: number;
}

function Heat({ answer, cohorts, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <HeatTable
        description={t('cohorts.description', { date: format.date(answer.asOf) })}
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
      <Typography variant="caption" color="textSecondary" component="p">
        {t('cohorts.note')}
      </Typography>
    </>
  );
}

function Twin({ answer, cohorts, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useColumns<Cohort>(cohorts);
  return (
    <AnswerTable
      caption={t('cohorts.description', { date: format.date(answer.asOf) })}
      rows={cohorts}
      rowKey={({ taxYear }) => taxYear}
      maxHeight={height}
      columns={[
        columns.name({ key: 'year', header: t('cohorts.year'), text: ({ taxYear }) => taxYear }),
        ...AGES.map((age, index) =>
          columns.percent({
            key: String(age),
            header: t('cohorts.months', { count: age }),
            value: ({ shares }) => shares[index] ?? null,
          }),
        ),
      ]}
    />
  );
}

/** How fast each year's assessments come in. */
export function CohortHeat({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { collected, due } = useTogether({ collected: useCollected(), due: useDueByYear() });
  const cohorts = useCohorts(due.answer);
  const inYear = AGES.findIndex((age) => age === YEAR);
  const none = <EmptyPanel cause={t('cohorts.none')} />;
  const shown = (answer: Answer, View: typeof Heat) => {
    const known = cohorts(answer);
    if (known === null) return null;
    return known.length === 0 ? none : <View answer={answer} cohorts={known} height={height} />;
  };
  return (
    <AnswerPanel
      title={t('cohorts.title')}
      asked={collected}
      measure="paid"
      height={height}
      view={{
        subtitle: ({ asOf }) => t('cohorts.subtitle', { date: format.date(asOf) }),
        sentence: (answer) => {
          const latest = cohorts(answer)?.find(({ shares }) => (shares[inYear] ?? null) !== null);
          return latest ? t('cohorts.sentence', { year: latest.taxYear, share: format.percent(latest.shares[inYear] ?? null) }) : null;
        },
        chart: (answer) => shown(answer, Heat),
        table: (answer) => shown(answer, Twin),
      }}
    />
  );
}
