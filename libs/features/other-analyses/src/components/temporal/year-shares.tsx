import { axisTitle, ChartPanel, MonthsTable, useFilteredAnswer, usePanelWords, type Drawing } from '@pendapa/analysis';
import { TrendLine, type Line } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { halfOfYear, usualShares } from './season.ts';
import { useYears } from './use-years.ts';
import { sharesSoFar, type YearOfMonths } from './year-grid.ts';

type Months = Drawing<'amount', 'month'>;
/** The last two whole years beside the average of all of them. */
/** Pixels: as high as the months beside it with their events. */
const HEIGHT = 384;
const ROLES = ['actual', 'second'] as const;

interface Curve extends Pick<Line, 'key' | 'label' | 'role'> {
  readonly shares: readonly number[];
}

function useCurves(years: readonly YearOfMonths[]): readonly Curve[] {
  const t = useMessages(messages);
  const format = useFormat();
  const whole = years.filter((year) => year.whole && sharesSoFar(year).length > 0).reverse();
  const own = whole
    .slice(0, ROLES.length)
    .map((year, at): Curve => ({ key: year.from, label: format.year(year.from), role: ROLES[at] ?? 'second', shares: sharesSoFar(year) }));
  if (whole.length < 2) return own;
  return [...own, { key: 'usual', label: t('shares.usual', { count: whole.length }), role: 'comparison', shares: usualShares(years) }];
}

function Lines({ read, description, height }: Months) {
  const t = useMessages(messages);
  const format = useFormat();
  const years = useYears()(read.answer);
  const lines = useCurves(years);
  const months = years[0]?.months ?? [];
  return (
    <TrendLine
      moments={months.map(({ month }) => ({ key: month, name: format.monthName(month), short: format.monthName(month), year: '' }))}
      lines={lines.map(({ shares, ...line }) => ({ ...line, values: shares, exact: (at) => format.percent(shares[at] ?? null, 2) }))}
      axis={{ title: axisTitle(t('shares.axis'), '%'), tick: (value) => format.percent(value, 0) }}
      unfinished={null}
      height={height}
      description={description}
    />
  );
}

interface SharedMonth {
  readonly month: string;
  readonly part: number;
  readonly soFar: number;
}

/** Every month of the whole years. */
const sharedMonths = (years: readonly YearOfMonths[]): readonly SharedMonth[] =>
  years
    .filter(({ whole }) => whole)
    .flatMap((year) => {
      const shares = sharesSoFar(year);
      return shares.map((soFar, at) => ({ month: year.months[at]?.month ?? '', part: soFar - (shares[at - 1] ?? 0), soFar }));
    });

function Table({ read, description, height }: Months) {
  const t = useMessages(messages);
  const years = useYears()(read.answer);
  return (
    <MonthsTable
      caption={description}
      rows={sharedMonths(years)}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) => [
        make.percent({ key: 'part', header: t('shares.part'), value: ({ part }) => part }),
        make.percent({ key: 'soFar', header: t('shares.soFar'), value: ({ soFar }) => soFar }),
      ]}
    />
  );
}

/** How the years filled up, month by month; the last whole one in words, where half of a year is usually in. */
export function YearShares() {
  const t = useMessages(messages);
  const yearsOf = useYears();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'shares')}
      asked={useFilteredAnswer(ask.months)}
      measure="amount"
      height={HEIGHT}
      sentence={({ answer, format }) => {
        const years = yearsOf(answer);
        const [half, last] = [halfOfYear(years), years.filter(({ whole }) => whole).at(-1)];
        if (!half || !last) return null;
        const month = format.monthLong(last.months[half.place]?.month ?? null);
        const share = format.percent(sharesSoFar(last)[half.place] ?? null);
        return t('shares.sentence', { month, year: format.year(last.from), share, usual: format.percent(half.share) });
      }}
      chart={(drawing) => <Lines {...drawing} />}
      table={(drawing) => <Table {...drawing} />}
    />
  );
}
