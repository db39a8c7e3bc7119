import {
  AnswerPanel,
  codesOf,
  columnOf,
  drawn,
  largest,
  lastDayOf,
  monthMoments,
  MonthsTable,
  rowsOf,
  totalOf,
  unfinishedMonth,
  useStatus,
  type AnswerTo,
} from '@pendapa/analysis';
import { DivergingMonths } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useObjectMonths, type FlowMeasure } from './questions.ts';

type Answer = AnswerTo<FlowMeasure, 'month'>;
const FLOWS = ['opened', 'closed', 'net'] as const satisfies readonly FlowMeasure[];
interface Shown {
  readonly answer: Answer;
  readonly height: number;
}

function Chart({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const months = codesOf(answer, 'month');
  const flow = (measure: FlowMeasure) => {
    const values = columnOf(answer, measure);
    return {
      key: measure,
      label: t(measure),
      values: values.map(drawn),
      exact: (index: number) => format.value(values[index] ?? null, 'count'),
    };
  };
  const scale = format.countAxis(largest([...columnOf(answer, 'opened'), ...columnOf(answer, 'closed')]));
  const title = scale.unitLabel === '' ? t('months.axis') : t('months.axisUnit', { unit: scale.unitLabel });
  return (
    <DivergingMonths
      moments={monthMoments(months, format, firstMonth)}
      flows={{ up: flow('opened'), down: flow('closed'), net: flow('net') }}
      axis={{ title, tick: scale.tick }}
      unfinished={unfinishedMonth(months, lastDayOf(answer))}
      height={height}
      description={t('months.description', { period: format.period(answer.period) })}
    />
  );
}

function Twin({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <MonthsTable
      caption={t('months.description', { period: format.period(answer.period) })}
      rows={rowsOf(answer)}
      month={({ codes }) => codes.month ?? ''}
      maxHeight={height}
      columns={(make) =>
        FLOWS.map((key) => make.count({ key, header: t(key), value: ({ current }) => current[key], total: totalOf(answer, key) }))
      }
    />
  );
}

/** Three years of what came and what went. */
export function ObjectMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useObjectMonths()}
      measure="opened"
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        sentence: (answer) =>
          t('months.sentence', {
            opened: format.value(totalOf(answer, 'opened'), 'count'),
            closed: format.value(totalOf(answer, 'closed'), 'count'),
            net: format.countChange(drawn(totalOf(answer, 'net'))),
          }),
        chart: (answer) => <Chart answer={answer} height={height} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
