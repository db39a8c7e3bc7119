import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { TrendLine } from '@pendapa/charts';
import { addMonths, type CalendarDate } from '@pendapa/contracts';
import { useAddressChoice, useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MonthsTable, usePanelWords, type ChartProps } from '@pendapa/panels';
import { largestAbsolute } from '@pendapa/query';
import { EmptyPanel, Panel } from '@pendapa/ui-layout';
import { usePastForecasts } from '../../outlook/use-past-forecasts.ts';
import { lastOrigins, type PastYear } from '../../outlook/past-forecasts.ts';
import { messages } from '../../messages/predictive.ts';
import { amountOf, valueOf } from './amounts.ts';
import { likelyOf, skillOf } from './past-skill.ts';
import { usePastSeries } from './series-of.ts';
import { useOutlook, waitingFor } from './use-outlook.ts';

/** Month ends that are looked back at. */
const MONTHS = 24;

interface PastMonth extends PastYear {
  /** The month at whose end it was said. */
  readonly month: CalendarDate;
}

type Months = ChartProps<'amount', 'taxType' | 'month'>;
interface PastProps extends Months {
  readonly past: readonly PastMonth[];
}

function PastForecastLines({ past, description, height }: PastProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const span = useMonthSpan();
  const months = past.map(({ month }) => month);
  const axis = format.moneyAxis(largestAbsolute(past.flatMap(({ median, actual }) => [amountOf(median), amountOf(actual)])));
  const lineOf = (key: 'said' | 'came' | 'lastYear', role: 'actual' | 'second' | 'comparison', value: (one: PastMonth) => number) => ({
    key,
    role,
    label: t(`past.${key}`),
    values: past.map(value),
    exact: (at: number) => format.moneyExact(valueOfMonth(past[at], value)),
  });
  return (
    <TrendLine
      moments={span(months.at(-1) ?? '', months).moments}
      lines={[
        lineOf('said', 'actual', ({ median }) => median),
        lineOf('came', 'second', ({ actual }) => actual),
        lineOf('lastYear', 'comparison', ({ lastYear }) => lastYear),
      ]}
      axis={{ title: axisTitle(t('past.axis'), axis.unitLabel), tick: axis.tick }}
      unfinished={null}
      height={height}
      description={description}
      close
    />
  );
}

const valueOfMonth = (one: PastMonth | undefined, value: (one: PastMonth) => number): string | null => (one ? amountOf(value(one)) : null);

function Table({ past, description }: PastProps) {
  const t = useMessages(messages);
  return (
    <MonthsTable
      caption={description}
      rows={past}
      monthOf={({ month }) => month}
      columns={(make) => [
        make.money({ key: 'said', header: t('past.said'), value: ({ median }) => valueOf(median) }),
        make.money({ key: 'low', header: t('low'), value: ({ low }) => valueOf(low) }),
        make.money({ key: 'high', header: t('high'), value: ({ high }) => valueOf(high) }),
        make.money({ key: 'came', header: t('past.came'), value: ({ actual }) => valueOf(actual) }),
        make.percent({ key: 'error', header: t('past.error'), value: ({ median, actual }) => (actual > 0 ? median / actual - 1 : null) }),
        make.money({ key: 'lastYear', header: t('past.lastYear'), value: ({ lastYear }) => valueOf(lastYear) }),
      ]}
    />
  );
}

/** Forecasts at past month ends and their errors, computed on demand. */
export function PastForecasts() {
  const t = useMessages(messages);
  const [looked, look] = useAddressChoice('bt', ['no', 'yes']);
  if (looked === 'yes') return <LookedBack />;
  return (
    <Panel title={t('past.title')} subtitle={t('past.subtitle')} height={0}>
      <Button variant="outlined" onClick={() => look('yes')}>
        {t('past.start')}
      </Button>
    </Panel>
  );
}

function LookedBack() {
  const t = useMessages(messages);
  const format = useFormat();
  const { months } = useOutlook();
  const { series, of } = usePastSeries();
  const working = usePastForecasts(series && { lines: series.lines, origins: lastOrigins(series.known, MONTHS) }, ['years', ...of]);
  const { result: past, done, failure } = working;
  const known: readonly PastMonth[] | null =
    past && series && past.map((one) => ({ ...one, month: addMonths(series.from, one.origin - 1) }));
  const sentence = (): string | null => {
    if (!past || past.length === 0) return null;
    const { all, covered, error, naive } = skillOf(past);
    const skill = t(error <= naive ? 'past.better' : 'past.worse', {
      covered: format.count(covered),
      all: format.count(all),
      error: format.percent(error),
      naive: format.percent(naive),
    });
    const likely = likelyOf(past);
    if (!likely) return skill;
    const { reached, all: cases, years } = likely;
    return `${skill} ${t('past.likely', { reached: format.count(reached), all: format.count(cases), count: years })}`;
  };
  const draw = (Part: typeof PastForecastLines, drawing: Months) => {
    if (!known) {
      return (
        <>
          <Typography variant="body2">{t('past.working', { percent: format.percent(done, 0) })}</Typography>
          <LinearProgress variant="determinate" value={done * 100} aria-label={t('past.title')} />
        </>
      );
    }
    return known.length === 0 ? <EmptyPanel cause={t('past.short')} /> : <Part {...drawing} past={known} />;
  };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'past')}
      query={failure ? waitingFor(working)(months) : months}
      measure="amount"
      sentence={sentence}
      chart={(drawing) => draw(PastForecastLines, drawing)}
      table={(drawing) => draw(Table, drawing)}
    />
  );
}
