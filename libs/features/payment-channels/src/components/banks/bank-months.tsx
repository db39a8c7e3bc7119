import {
  ChartPanel,
  drawn,
  largest,
  lastDayOf,
  rowsOf,
  unfinishedMonth,
  useFilteredAnswer,
  useNarrow,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, type Format } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';

type Months = Drawing<'amount', 'bank' | 'month'>;

const SHOWN = 5;

interface Course {
  readonly bank: string | null;
  readonly values: readonly Value[];
}

interface Courses {
  readonly months: readonly string[];
  readonly banks: readonly Course[];
  /** Index of the month that has not ended, and of the latest that has. */
  readonly open: number | null;
  readonly last: number;
}

const amountAt = ({ values }: Course, at: number): string | null => {
  const amount = values[at] ?? null;
  return amount === null ? null : String(amount);
};

/** The months of the banks that brought the most over all of them; a month in which nothing came through a bank is a gap. */
function coursesIn({ rows, answer }: Pick<Months['read'], 'rows' | 'answer'>): Courses {
  const months = [...new Set(rows.flatMap(({ codes }) => codes.month ?? []))].sort();
  const at = new Map(rows.map(({ codes, current }) => [`${codes.bank} ${codes.month}`, current.amount]));
  const sum = (values: readonly Value[]): number => values.reduce<number>((total, value) => total + (drawn(value) ?? 0), 0);
  const banks = [...new Set(rows.map(({ codes }) => codes.bank))]
    .map((bank) => ({ bank, values: months.map((month) => at.get(`${bank} ${month}`) ?? null) }))
    .sort((a, b) => sum(b.values) - sum(a.values))
    .slice(0, SHOWN);
  const open = unfinishedMonth(months, lastDayOf(answer));
  return { months, banks, open, last: Math.max(open === null ? months.length - 1 : open - 1, 0) };
}

/** One unit for the figures of all lines; the subtitle says it. */
const lastScale = ({ banks, last }: Courses, format: Format) => format.moneyAxis(largest(banks.map((course) => amountAt(course, last))));

function Lines({ read, description }: Months) {
  const format = useFormat();
  const courses = coursesIn(read);
  const scale = lastScale(courses, format);
  return (
    <SmallMultiples
      items={courses.banks.map((course) => {
        const label = read.name('bank', { codes: { bank: course.bank, month: null } });
        const rows = course.values.map((value, month) => ({
          label: format.month(courses.months[month] ?? null),
          text: format.valueExact(value, 'money'),
        }));
        return {
          key: course.bank ?? '',
          label,
          values: course.values.map(drawn),
          text: scale.cell(amountAt(course, courses.last)),
          tip: { title: label, rows },
        };
      })}
      description={description}
      level={0}
      unfinished={courses.open}
      onSelect={useNarrow()('bank')}
    />
  );
}

/** The course of the largest banks, all on one scale. */
export function BankMonths() {
  const format = useFormat();
  const asked = useFilteredAnswer(ask.bankMonths);
  const courses = asked.answer && coursesIn({ answer: asked.answer, rows: rowsOf(asked.answer) });
  const month = format.monthShort(courses?.months[courses.last] ?? null);
  const unit = courses ? lastScale(courses, format).unitLabel : '';
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', { month, unit })}
      asked={asked}
      measure="amount"
      chart={(drawing) => <Lines {...drawing} />}
    />
  );
}
