import {
  axisTitle,
  ChartPanel,
  lastDayOf,
  largest,
  MarkList,
  MonthsTable,
  useFilteredAnswer,
  useMarks,
  useMonthSpan,
  usePanelWords,
  useReader,
  useTogether,
  type Asked,
  type Drawing,
  type Reader,
} from '@pendapa/analysis';
import { TrendLine } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { hasMovingDay, judgedMonths, type JudgedMonth } from './unusual.ts';
import { useSeasons } from './use-seasons.ts';
import { useYears } from './use-years.ts';
import { endedMonthsOf } from './year-grid.ts';

type Months = Drawing<'amount', 'month'>;

/** What moves months and does not come back on the same day of every year. */
const MOVING = ['reform', 'waiver', 'holiday', 'other'] as const;
/** The months in sight; what is usual is worked out from all of them. */
const SHOWN = 36;

const inMinorUnits = (value: number): string => String(Math.round(value));

function useJudged(): (read: Pick<Reader<'amount', 'month'>, 'answer'>) => readonly JudgedMonth[] {
  const yearsOf = useYears();
  return ({ answer }) => judgedMonths(endedMonthsOf(yearsOf(answer), lastDayOf(answer)));
}

function Lines({ read, description, height }: Months) {
  const t = useMessages(messages);
  const format = useFormat();
  const months = useJudged()(read).slice(-SHOWN);
  const span = useMonthSpan();
  const { marks, breaks } = useMarks(MOVING, 'month')(months.map(({ month }) => month));
  const axis = format.moneyAxis(largest(months.flatMap(({ amount, usual }) => [amount, inMinorUnits(usual)])));
  const line = (key: 'actual' | 'usual' | 'trend', role: 'actual' | 'comparison' | 'second', value: (month: JudgedMonth) => number) => ({
    ...{ key, role, label: t(`usual.${key}`), values: months.map(value) },
    exact: (at: number) => format.moneyExact(months[at] ? inMinorUnits(value(months[at])) : null),
  });
  return (
    <>
      <TrendLine
        moments={
          span(
            lastDayOf(read.answer),
            months.map(({ month }) => month),
          ).moments
        }
        lines={[
          line('actual', 'actual', ({ amount }) => Number(amount)),
          line('usual', 'comparison', ({ usual }) => usual),
          line('trend', 'second', ({ trend }) => trend),
        ]}
        axis={{ title: axisTitle(t('amount'), axis.unitLabel), tick: axis.tick }}
        unfinished={null}
        height={height}
        description={description}
        breaks={breaks}
      />
      <MarkList marks={marks} />
    </>
  );
}

function Table({ read, description, height }: Months) {
  const t = useMessages(messages);
  const judged = useJudged()(read);
  return (
    <MonthsTable
      caption={description}
      rows={judged}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) => [
        make.money({ key: 'amount', header: t('amount'), value: ({ amount }) => amount }),
        make.money({ key: 'usual', header: t('usual.usual'), value: ({ usual }) => inMinorUnits(usual) }),
        make.money({ key: 'low', header: t('usual.low'), value: ({ low }) => inMinorUnits(low) }),
        make.money({ key: 'high', header: t('usual.high'), value: ({ high }) => inMinorUnits(high) }),
        make.money({ key: 'trend', header: t('usual.trend'), value: ({ trend }) => inMinorUnits(trend) }),
        make.name({ key: 'unusual', header: t('usual.judged'), text: ({ unusual }) => t(unusual ? 'usual.unusual' : 'usual.within') }),
      ]}
    />
  );
}

/** What trend and season make usual, and the months that were not. */
export function UsualMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  const judgedOf = useJudged();
  const reader = useReader('revenue');
  const seasonsOf = useSeasons();
  const { months, taxes } = useTogether({ months: useFilteredAnswer(ask.months), taxes: useFilteredAnswer(ask.taxMonths) });
  const moving = ({ answer }: Pick<Asked<'amount', 'taxType' | 'month'>, 'answer'>): boolean =>
    answer !== null && hasMovingDay(seasonsOf(reader(answer, 'amount')).map(({ years }) => endedMonthsOf(years, lastDayOf(answer))));
  const sentence = (read: Reader<'amount', 'month'>): string => {
    const judged = judgedOf(read);
    if (judged.length === 0) return t('usual.tooShort');
    if (moving(taxes)) return t('usual.moving');
    const unusual = judged.filter((month) => month.unusual);
    const latest = unusual.at(-1);
    const counts = { months: format.count(judged.length) };
    if (!latest) return t('usual.none', counts);
    const change = Number(latest.amount) / latest.usual - 1;
    return t('usual.found', { ...counts, count: unusual.length, month: format.month(latest.month), change: format.change(change, 0) });
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'usual')}
      asked={months}
      measure="amount"
      sentence={sentence}
      chart={(drawing) => <Lines {...drawing} />}
      table={(drawing) => <Table {...drawing} />}
    />
  );
}
