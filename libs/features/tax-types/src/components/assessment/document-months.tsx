import {
  AnswerPanel,
  drawn,
  largest,
  lastDayOf,
  monthMoments,
  MonthsTable,
  rowsOf,
  unfinishedMonth,
  useMemberName,
  useStatus,
  type AnswerTo,
} from '@pendapa/analysis';
import { StackedMonths } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { monthlyParts, monthlySums } from '../shared/monthly-parts.ts';
import { useDocumentMonths } from './questions.ts';

type Answer = AnswerTo<'gross', 'month' | 'document'>;
interface Shown {
  readonly answer: Answer;
  readonly height: number;
}

const partsOf = (answer: Answer) => monthlyParts<'gross', 'document'>(rowsOf(answer), 'document', 'gross');

function MonthsChart({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const monthly = partsOf(answer);
  const scale = format.moneyAxis(largest(monthlySums(monthly)));
  return (
    <StackedMonths
      moments={monthMoments(monthly.months, format, firstMonth)}
      parts={monthly.parts.map(({ code, values }) => ({
        key: code ?? '',
        label: name(answer, 'document', code),
        values: values.map(drawn),
        exact: (index: number) => format.valueExact(values[index] ?? null, 'money'),
      }))}
      axis={{ title: t('months.axis', { unit: scale.unitLabel }), tick: scale.tick }}
      unfinished={unfinishedMonth(monthly.months, lastDayOf(answer))}
      height={height}
      description={t('months.description', { period: format.period(answer.period) })}
    />
  );
}

function DocumentsTable({ answer, height }: Shown) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { months, parts } = partsOf(answer);
  return (
    <MonthsTable
      caption={t('months.description', { period: format.period(answer.period) })}
      rows={months.map((month, index) => ({ month, index }))}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) =>
        parts.map(({ code, values }) =>
          make.money({ key: code ?? '', header: name(answer, 'document', code), value: ({ index }) => values[index] ?? null }),
        )
      }
    />
  );
}

/** What was issued when, and by which document. */
export function DocumentMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useDocumentMonths()}
      measure="gross"
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const monthly = partsOf(answer);
          const sums = monthlySums(monthly).map((value) => Number(value));
          const most = sums.indexOf(Math.max(...sums));
          const month = monthly.months[most];
          const amount = monthlySums(monthly)[most] ?? null;
          return month === undefined ? null : t('months.sentence', { month: format.month(month), amount: format.value(amount, 'money') });
        },
        chart: (answer) => <MonthsChart answer={answer} height={height} />,
        table: (answer) => <DocumentsTable answer={answer} height={height} />,
      }}
    />
  );
}
