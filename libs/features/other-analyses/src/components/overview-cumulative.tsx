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
  type AnswerTo,
} from '@pendapa/analysis';
import { TrendLine, type Line } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { CumulativeTable } from './cumulative-table.tsx';
import { yearLines } from './cumulative.ts';
import { useYearMonths, useYearToDate, type Monthly } from './overview-questions.ts';

type Months = AnswerTo<Monthly, 'month'>;

function CumulativeChart({ answer, height }: { readonly answer: Months; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const missingText = useMissingText();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { months, actual, plan, lastYear } = yearLines(answer);
  const year = useYearToDate().answer;
  const target = months.map(() => (year ? totalOf(year, 'target') : null));
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
        unfinished={unfinishedMonth(months, answer.asOf)}
        height={height}
        description={t('line.description', { date: format.date(answer.asOf) })}
      />
      {missing && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('line.noPlan', { reason: missingText(missing) })}
        </Typography>
      )}
    </>
  );
}

function useSentence(): string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const { answer } = useYearToDate();
  if (!answer) return null;
  const [ratio, variance] = [totalOf(answer, 'planAchievement'), totalOf(answer, 'planVariance')];
  if (typeof ratio === 'number' && typeof variance === 'string') {
    const below = variance.startsWith('-');
    return t(below ? 'line.below' : 'line.above', { percent: format.percent(ratio), amount: format.money(variance.replace('-', '')) });
  }
  const change = growth(totalOf(answer, 'realised'), totalOf(answer, 'realised', 'comparison'));
  return change === null ? null : t('line.sentenceLastYear', { change: format.change(change) });
}

/** Are we on track: actual against plan and last year, from the first day of the fiscal year. */
export function OverviewCumulative({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sentence = useSentence();
  return (
    <AnswerPanel
      title={t('line.title')}
      asked={useYearMonths()}
      measure="realised"
      height={height}
      view={{
        subtitle: ({ period }) => t('line.subtitle', { period: format.period(period) }),
        sentence: () => sentence,
        chart: (answer) => <CumulativeChart answer={answer} height={height} />,
        table: (answer) => <CumulativeTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
