import { useDrill } from '@pendapa/analysis';
import { TrendLine } from '@pendapa/charts';
import { useFilteredAnswer, useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MarkList, MonthsTable, useMarks, usePanelWords, useReader } from '@pendapa/panels';
import { largestAbsolute, lastDayOf, useTogether } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { hasMovingDay, expectedMonths, type ExpectedMonth } from './unusual.ts';
import { unbrokenMonthsOf } from './year-grid.ts';
import { useSeasons, useYears } from './years.ts';

/** Kinds of events that move money between months and do not recur on the same day. */
const MOVING = ['reform', 'waiver', 'holiday', 'other'] as const;
/** Number of visible months; expected values use all months. */
const SHOWN = 36;

const inMinorUnits = (value: number): string => String(Math.round(value));

interface LinesProps {
  readonly months: readonly ExpectedMonth[];
  readonly last: string;
  readonly description: string;
  readonly height: number;
}

function Lines({ months: expected, last, ...frame }: LinesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { open } = useDrill();
  const shown = expected.slice(-SHOWN);
  const months = shown.map(({ month }) => month);
  const { moments } = useMonthSpan()(last, months);
  const { marks, breaks } = useMarks(MOVING, 'month')(months);
  const axis = format.moneyAxis(largestAbsolute(shown.flatMap(({ amount, usual }) => [amount, inMinorUnits(usual)])));
  const line = (key: 'actual' | 'usual' | 'trend', role: 'actual' | 'comparison' | 'second', value: (month: ExpectedMonth) => number) => ({
    key,
    role,
    label: t(`usual.${key}`),
    values: shown.map(value),
    exact: (at: number) => format.moneyExact(shown[at] ? inMinorUnits(value(shown[at])) : null),
  });
  return (
    <>
      <TrendLine
        {...frame}
        moments={moments}
        lines={[
          line('actual', 'actual', ({ amount }) => Number(amount)),
          line('usual', 'comparison', ({ usual }) => usual),
          line('trend', 'second', ({ trend }) => trend),
        ]}
        axis={{ title: axisTitle(t('amount'), axis.unitLabel), tick: axis.tick }}
        unfinished={null}
        onSelect={(month) => open([{ by: 'month', code: month }])}
        breaks={breaks}
      />
      <MarkList marks={marks} />
    </>
  );
}

/** Months outside of the range expected from trend and season. */
export function UsualMonths() {
  const t = useMessages(messages);
  const reader = useReader('revenue');
  const seasonsOf = useSeasons();
  const yearsOf = useYears();
  const { months, taxes } = useTogether({ months: useFilteredAnswer(ask.months), taxes: useFilteredAnswer(ask.taxMonths) });
  const last = months.answer ? lastDayOf(months.answer) : '';
  const expected = expectedMonths(unbrokenMonthsOf(yearsOf(months.answer), last));
  const moving = (): boolean => {
    const { answer } = taxes;
    return (
      answer !== null && hasMovingDay(seasonsOf(reader(answer, 'amount')).map(({ years }) => unbrokenMonthsOf(years, lastDayOf(answer))))
    );
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'usual')}
      query={months}
      measure="amount"
      sentence={({ format }) => {
        if (expected.length === 0) return t('usual.tooShort');
        if (moving()) return t('usual.moving');
        const unusual = expected.filter((month) => month.unusual);
        const latest = unusual.at(-1);
        const counts = { months: format.count(expected.length) };
        if (!latest) return t('usual.none', counts);
        const change = format.percentChange(Number(latest.amount) / latest.usual - 1, 0);
        return t('usual.found', { ...counts, count: unusual.length, month: format.month(latest.month), change });
      }}
      chart={({ description, height }) => <Lines months={expected} last={last} description={description} height={height} />}
      table={({ description }) => (
        <MonthsTable
          caption={description}
          rows={expected}
          monthOf={({ month }) => month}
          columns={(make) => [
            make.money({ key: 'amount', header: t('amount'), value: ({ amount }) => amount }),
            ...(['usual', 'low', 'high', 'trend'] as const).map((key) =>
              make.money({ key, header: t(`usual.${key}`), value: (month) => inMinorUnits(month[key]) }),
            ),
            make.name({ key: 'unusual', header: t('usual.result'), text: ({ unusual }) => t(unusual ? 'usual.unusual' : 'usual.within') }),
          ]}
        />
      )}
    />
  );
}
