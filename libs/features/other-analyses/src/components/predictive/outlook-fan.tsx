import { useMemo } from 'react';
import { FanChart, type SeriesBreak } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import { useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MarkedChart, MonthsTable, usePanelWords, type ChartProps } from '@pendapa/panels';
import { largestAbsolute } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/predictive.ts';
import { amountOf, valueOf } from './amounts.ts';
import { useChanceWords } from './chance-words.ts';
import { courseOf, lastMonthsOf, plannedByMonth, type CourseKind } from './course.ts';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

type Months = ChartProps<'amount', 'taxType' | 'month'>;

/** Months of the current year that the chart of sums shows before the forecast, so that its range can be seen. */
const SUMS_BEFORE = 4;

interface FanProps extends Months {
  readonly kind: CourseKind;
  readonly worked: WorkedOut;
  readonly planned: ReadonlyMap<CalendarDate, number>;
}

function Fan({ kind, read, worked, planned, description, height }: FanProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const span = useMonthSpan();
  const course = courseOf(kind, worked, planned);
  const { months, actual, median, bands, plan } =
    kind === 'cumulative' ? lastMonthsOf(course, worked.ahead.months.length + SUMS_BEFORE) : course;
  const axis = format.moneyAxis(largestAbsolute([...actual, ...bands.flatMap(({ high }) => high)]));
  const exact = (values: readonly (number | null)[]) => (index: number) => format.valueExact(valueOf(values[index] ?? null), 'money');
  const { moments } = span(read.answer.asOf, months);
  const drawing = (frame: { readonly height: number; readonly breaks: readonly SeriesBreak[] }) => (
    <FanChart
      {...frame}
      moments={moments}
      history={{ key: 'actual', label: t('fan.actual'), values: actual, exact: exact(actual) }}
      median={{ key: 'median', label: t('fan.median'), values: median, exact: exact(median) }}
      bands={bands.map(({ level, low, high }) => ({
        key: String(level),
        label: format.percent(level / 100, 0),
        low,
        high,
        exact: (index) => t('fan.band', { low: exact(low)(index), high: exact(high)(index) }),
      }))}
      {...(plan.some((amount) => amount !== null) && { plan: { key: 'plan', label: t('fan.plan'), values: plan, exact: exact(plan) } })}
      today={{ firstKey: worked.ahead.months[0] ?? '', label: t('fan.today') }}
      axis={{ title: axisTitle(t(`${kind}.axis`), axis.unitLabel), tick: axis.tick }}
      unfinished={null}
      description={description}
    />
  );
  // Events explain single months, not sums.
  if (kind === 'cumulative') return drawing({ height, breaks: [] });
  return (
    <MarkedChart moments={months} height={height}>
      {drawing}
    </MarkedChart>
  );
}

function FanTable({ kind, worked, planned, description }: FanProps) {
  const t = useMessages(messages);
  const { months, actual, median, bands, plan } = courseOf(kind, worked, planned);
  const usual = bands.find(({ level }) => level === 80);
  const columns = [
    { key: 'actual', header: t('fan.actual'), values: actual },
    { key: 'median', header: t('fan.median'), values: median },
    { key: 'low', header: t('fan.low'), values: usual?.low ?? [] },
    { key: 'high', header: t('fan.high'), values: usual?.high ?? [] },
    { key: 'plan', header: t('fan.plan'), values: plan },
  ];
  return (
    <MonthsTable
      caption={description}
      rows={months.map((month, index) => ({ month, index }))}
      monthOf={({ month }) => month}
      columns={(make) =>
        columns.map(({ key, header, values }) => make.money({ key, header, value: ({ index }) => valueOf(values[index] ?? null) }))
      }
    />
  );
}

/** Actual and forecast revenue up to the end of the year, by month or cumulative. */
export function OutlookFan({ kind }: { readonly kind: CourseKind }) {
  const chanceWords = useChanceWords();
  const t = useMessages(messages);
  const format = useFormat();
  const { months, plans, worked } = useOutlook();
  const planned = useMemo(() => (plans.answer ? plannedByMonth(plans.answer) : new Map<CalendarDate, number>()), [plans.answer]);
  const year = worked ? format.year(worked.ahead.year.from) : '-';
  const draw = (Part: typeof Fan, drawing: Months) =>
    worked?.outlook.total ? (
      <Part {...drawing} kind={kind} worked={worked} planned={planned} />
    ) : (
      <EmptyPanel cause={t('sentence.short')} />
    );
  const chances = (): string | null => {
    const [apbd = null, apbdp = null] = worked?.outlook.chances ?? [];
    if (apbd === null) return null;
    if (apbdp === null) return t('cumulative.chance', { apbd: chanceWords(apbd) });
    return t('cumulative.chances', { apbd: chanceWords(apbd), apbdp: chanceWords(apbdp) });
  };
  const begun = (): string | null => {
    if (!worked?.ahead.begun || !worked.outlook.total) return null;
    const brought = worked.request.lines.reduce((sum, { unfinished = 0 }) => sum + unfinished, 0);
    return t('fan.unfinished', { month: format.month(worked.ahead.months[0] ?? null), amount: format.money(amountOf(brought)) });
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, kind, { yearAhead: year })}
      query={months}
      measure="amount"
      height={kind === 'months' ? 'medium' : 'large'}
      sentence={kind === 'months' ? begun : chances}
      chart={(drawing) => draw(Fan, drawing)}
      table={(drawing) => draw(FanTable, drawing)}
    />
  );
}
