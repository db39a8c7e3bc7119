import { AnswerPanel, AnswerTable, drawn, share, totalOf, useColumns, useMeasureName, type AnswerTo } from '@pendapa/analysis';
import { WaterfallBars, type WaterfallStep } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { useAssessed, type TotalMeasure } from './questions.ts';

type Answer = AnswerTo<TotalMeasure>;
interface Step {
  readonly measure: TotalMeasure;
  readonly kind: 'total' | 'change';
  readonly value: Value;
}

const taken = (value: Value): Value => (value === null ? null : String(-BigInt(value)));

/** Gross less exemption, reduction and cancellation is what is due; less what is paid, what is outstanding. */
export const stepsOf = (answer: Answer): readonly Step[] => [
  { measure: 'gross', kind: 'total', value: totalOf(answer, 'gross') },
  { measure: 'exemption', kind: 'change', value: taken(totalOf(answer, 'exemption')) },
  { measure: 'reduction', kind: 'change', value: taken(totalOf(answer, 'reduction')) },
  { measure: 'cancelled', kind: 'change', value: taken(totalOf(answer, 'cancelled')) },
  { measure: 'netDue', kind: 'total', value: totalOf(answer, 'netDue') },
  { measure: 'paid', kind: 'change', value: taken(totalOf(answer, 'paid')) },
  { measure: 'outstanding', kind: 'total', value: totalOf(answer, 'outstanding') },
];

const toneOf = (measure: TotalMeasure): WaterfallStep['tone'] =>
  measure === 'paid' ? 'good' : measure === 'outstanding' ? 'bad' : undefined;

function Waterfall({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const gross = totalOf(answer, 'gross');
  const steps = stepsOf(answer).map(({ measure, kind, value }) => ({
    key: measure,
    label: name('assessments', measure),
    kind,
    value: drawn(value),
    text: format.value(value, 'money'),
    exact: format.valueExact(value, 'money'),
    tone: toneOf(measure),
    detail: format.percent(share(totalOf(answer, measure), gross)),
  }));
  return <WaterfallBars steps={steps} description={t('waterfall.description', { period: format.period(answer.period) })} />;
}

function Twin({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const rows = stepsOf(answer);
  const columns = useColumns<Step>(rows);
  const gross = totalOf(answer, 'gross');
  return (
    <AnswerTable
      caption={t('waterfall.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ measure }) => measure}
      maxHeight={height}
      columns={[
        columns.name({ key: 'step', header: t('waterfall.step'), text: ({ measure }) => name('assessments', measure) }),
        columns.money({ key: 'amount', header: t('waterfall.amount'), value: ({ value }) => value }),
        columns.percent({ key: 'share', header: t('waterfall.ofGross'), value: ({ value }) => share(value, gross) }),
      ]}
    />
  );
}

/** What became of the assessed principal. */
export function AssessmentWaterfall({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('waterfall.title')}
      asked={useAssessed()}
      measure="gross"
      height={height}
      view={{
        subtitle: ({ period }) => t('waterfall.subtitle', { period: format.period(period) }),
        sentence: (answer) =>
          t('waterfall.sentence', {
            gross: format.value(totalOf(answer, 'gross'), 'money'),
            outstanding: format.value(totalOf(answer, 'outstanding'), 'money'),
          }),
        chart: (answer) => <Waterfall answer={answer} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
