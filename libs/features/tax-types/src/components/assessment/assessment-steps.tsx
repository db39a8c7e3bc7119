import { AnswerPanel, AnswerTable, drawn, share, totalOf, useColumns, useMeasureName, type AnswerTo } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, type TotalMeasure } from './questions.ts';

type Answer = AnswerTo<TotalMeasure>;

/** What was assessed, what of it has fallen due, what was paid, and what is overdue. */
const STEPS = ['netDue', 'fallenDue', 'paid', 'overdue'] as const satisfies readonly TotalMeasure[];

function Bars({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const whole = totalOf(answer, 'netDue');
  const bars = STEPS.map((measure) => {
    const value = totalOf(answer, measure);
    return {
      key: measure,
      label: name('assessments', measure),
      value: drawn(value),
      text: format.value(value, 'money'),
      exact: format.valueExact(value, 'money'),
      detail: measure === 'netDue' ? '\u00a0' : t('steps.of', { share: format.percent(share(value, whole)) }),
    };
  });
  return <RankedBars bars={bars} description={t('steps.description', { period: format.period(answer.period) })} />;
}

function Twin({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const rows = STEPS.map((measure) => ({ measure, value: totalOf(answer, measure) }));
  const columns = useColumns<(typeof rows)[number]>(rows);
  const whole = totalOf(answer, 'netDue');
  return (
    <AnswerTable
      caption={t('steps.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ measure }) => measure}
      maxHeight={height}
      columns={[
        columns.name({ key: 'step', header: t('waterfall.step'), text: ({ measure }) => name('assessments', measure) }),
        columns.money({ key: 'amount', header: t('waterfall.amount'), value: ({ value }) => value }),
        columns.percent({ key: 'share', header: t('steps.ofDue'), value: ({ value }) => share(value, whole) }),
      ]}
    />
  );
}

/** From what was demanded to what is overdue: bars on one scale, whose lengths can be compared. */
export function AssessmentSteps({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('steps.title')}
      asked={useAssessed()}
      measure="netDue"
      height={height}
      view={{
        subtitle: (answer) => t('steps.subtitle', { period: format.period(answer.period), date: format.date(answer.asOf) }),
        sentence: (answer) => {
          const part = share(totalOf(answer, 'overdue'), totalOf(answer, 'fallenDue'));
          return part === null ? null : t('steps.sentence', { share: format.percent(part) });
        },
        chart: (answer) => <Bars answer={answer} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
