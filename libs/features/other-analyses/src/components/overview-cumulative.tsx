import Typography from '@mui/material/Typography';
import {
  AnswerPanel,
  drawn,
  growth,
  largest,
  missingOf,
  monthMoments,
  totalOf,
  unfinishedMonth,
  useMissingText,
  useStatus,
  useTogether,
  yearCourse,
  type AnswerTo,
} from '@pendapa/analysis';
import { TrendLine, type Line } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { CumulativeTable } from './cumulative-table.tsx';
import { useToDate, useYearMonths, type Monthly, type ToDate } from './overview-questions.ts';

type Months = AnswerTo<Monthly, 'month'>;

interface CumulativeChartProps {
  readonly answer: Months;
  readonly toDate: AnswerTo<ToDate> | null;
  readonly height: number;
}

function CumulativeChart({ answer, toDate, height }: CumulativeChartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const missingText = useMissingText();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { months, actual, plan, lastYear, lastDay } = yearCourse(answer, toDate);
  const target = months.map(() => toDate && totalOf(toDate, 'target'));
  const axis = format.moneyAxis(largest([...actual, ...target, ...lastYear]));
  const line = (key: string, label: string, role: Line['role'], values: readonly Value[]): Line => ({
    key,
    label,
    role,
    values: values.map(drawn),
    exact: (index) => format.valueExact(values[index] ?? null, 'money'),
  });
  const lines = [
    line('actual', t('line.actual'), 'actual', actual),
    line('plan', t('line.plan'), 'plan', plan),
    line('target', t('line.target'), 'plan', target),
    line('lastYear', t('line.lastYear'), 'comparison', lastYear),
  ].filter(({ values }) => values.some((value) => value !== null));
  const missing = missingOf(answer, 'plan');
  return (
    <>
      <TrendLine
        moments={monthMoments(months, format, firstMonth)}
        lines={lines}
        axis={{ title: t('line.axis', { unit: axis.unitLabel }), tick: axis.tick }}
        unfinished={unfinishedMonth(months, lastDay)}
        height={height}
        description={t('line.description', { date: format.date(lastDay) })}
      />
      {missing && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('line.noPlan', { reason: missingText(missing) })}
        </Typography>
      )}
    </>
  );
}

function useSentence(): (answer: AnswerTo<ToDate> | null) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    if (!answer) return null;
    const [ratio, variance] = [totalOf(answer, 'planAchievement'), totalOf(answer, 'planVariance')];
    if (typeof ratio === 'number' && typeof variance === 'string') {
      const below = variance.startsWith('-');
      return t(below ? 'line.below' : 'line.above', { percent: format.percent(ratio), amount: format.money(variance.replace('-', '')) });
    }
    const change = growth(totalOf(answer, 'realisedToDate'), totalOf(answer, 'realisedToDate', 'comparison'));
    return change === null ? null : t('line.sentenceLastYear', { change: format.change(change) });
  };
}

/** Are we on track: actual against plan and last year, from the first day of the fiscal year. */
export function OverviewCumulative({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sentence = useSentence();
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return (
    <AnswerPanel
      title={t('line.title')}
      asked={months}
      measure="realised"
      height={height}
      view={{
        subtitle: ({ period }) => t('line.subtitle', { period: format.period(period) }),
        sentence: () => sentence(toDate.answer),
        chart: (answer) => <CumulativeChart answer={answer} toDate={toDate.answer} height={height} />,
        table: (answer) => <CumulativeTable answer={answer} toDate={toDate.answer} maxHeight={height} />,
      }}
    />
  );
}
