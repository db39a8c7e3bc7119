import { ParetoChart, RankedBars } from '@pendapa/charts';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, PageSentence, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { toPlotValue, isKnown, rowsOf, share } from '@pendapa/query';
import { messages } from '../../messages/op-tax-type.ts';
import { bands } from '../../questions/arrears-op-tax-type.ts';
import { fewestReaching, type Fewest } from './fewest.ts';

type Bands = Reader<'objects' | 'total', 'debtBand'>;

const PART = 0.8;

/** Debt bands sorted from the largest debts down. */
const fallingBands = ({ rows }: Pick<Bands, 'rows'>) => [...rows].sort((a, b) => Number(b.codes.debtBand) - Number(a.codes.debtBand));

/** The fewest objects that owe most of the arrears, taken from the largest debts down; null if a band is unknown. */
export const fewestOwingMost = (read: Pick<Bands, 'rows'>): Fewest | null =>
  fewestReaching(
    fallingBands(read).map(({ current }) => ({ count: current.objects, amount: current.total })),
    PART,
  );

/** Names the share of the objects that owes most of the arrears. */
export function FewSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={bands}
      measure="objects"
      sentence={(read) => {
        const fewest = fewestOwingMost(read);
        if (!fewest) return null;
        const { percent, count } = read.formatted;
        const all = toPlotValue(read.total('objects'));
        const texts = { ...fewest, part: percent(share(fewest.count, all)), share: percent(fewest.share) };
        if (all === null || fewest.count >= all) return t('few.sentence', texts);
        return t('few.compared', { ...texts, others: count(all - fewest.count), rest: percent(1 - fewest.share) });
      }}
    />
  );
}

/** Codes of the bands whose objects owe most of the arrears; empty if that is not known. */
function bandsOfFew(read: Pick<Bands, 'rows'>): ReadonlySet<string | null> {
  const falling = fallingBands(read);
  const fewest = fewestOwingMost(read);
  const counts = falling.map(({ current }) => toPlotValue(current.objects) ?? 0);
  const inFew = falling.filter((_, at) => counts.slice(0, at).reduce((all, own) => all + own, 0) < (fewest?.count ?? 0));
  return new Set(inFew.map(({ codes }) => codes.debtBand));
}

/** Share of the arrears of each band, beside its share of the objects. The bands of the page's sentence are dark. */
export function DebtShares() {
  const t = useMessages(messages);
  const words = usePanelWords(messages, 'debts');
  const result = useFilteredAnswer(bands);
  const isNoneDark = result.answer !== null && bandsOfFew({ rows: rowsOf(result.answer) }).size === 0;
  return (
    <ChartPanel
      words={isNoneDark ? { ...words, subtitle: () => '' } : words}
      query={result}
      measure="total"
      height="small"
      chart={({ read, description }) => {
        const few = bandsOfFew(read);
        return (
          <RankedBars
            bars={fallingBands(read).map((row) => ({
              ...read.bar('debtBand', 'total', row),
              value: read.share('total', row),
              text: read.hidden('total', row) ? read.text('total', row) : read.format.percent(read.share('total', row)),
              tone: few.has(row.codes.debtBand) ? 'actual' : 'rest',
              second: { value: read.share('objects', row), exact: read.exact('objects', row) },
              detail: t('debts.detail', { count: toPlotValue(row.current.objects), share: read.formatted.share('objects', row) }),
            }))}
            names={{ bar: t('debts.bar'), second: t('debts.objects') }}
            description={description}
            isSequence
          />
        );
      }}
    />
  );
}

function Pareto({ read, ...frame }: ChartProps<'objects' | 'total', 'debtBand'>) {
  const t = useMessages(messages);
  const falling = fallingBands(read).filter(({ current }) => isKnown(current.objects) && isKnown(current.total));
  const objectsIn = (bands: number): number =>
    falling.slice(0, bands).reduce((sum, { current }) => sum + (toPlotValue(current.objects) ?? 0), 0);
  return (
    <ParetoChart
      {...frame}
      items={falling.map((row) => ({
        key: row.codes.debtBand ?? '',
        label: read.name('debtBand', row),
        value: toPlotValue(row.current.total) ?? 0,
        exact: read.exact('total', row),
      }))}
      percent={(part) => read.format.percent(part, 0)}
      axisTitle={t('pareto.axis')}
      reached={(bands) => t('pareto.reached', { count: objectsIn(bands) })}
    />
  );
}

/** Pareto chart of debt bands, largest debts first. */
export const DebtPareto = () => (
  <ChartPanel words={usePanelWords(messages, 'pareto')} query={bands} measure="total" chart={(drawing) => <Pareto {...drawing} />} />
);
