import { ParetoChart } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, PageSentence, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { toPlotValue, isKnown, share } from '@pendapa/query';
import { messages } from '../../messages/op-tax-type.ts';
import { bands } from '../../questions/arrears-op-tax-type.ts';
import { fewestReaching } from './fewest.ts';

type Bands = Reader<'objects' | 'total', 'debtBand'>;

const PART = 0.8;

/** Debt bands sorted from the largest debts down. */
const fallingBands = ({ rows }: Bands) => [...rows].sort((a, b) => Number(b.codes.debtBand) - Number(a.codes.debtBand));

/** Names the share of the objects that owes most of the arrears. */
export function FewSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={bands}
      measure="objects"
      sentence={(read) => {
        const falling = fallingBands(read).map(({ current }) => ({ count: current.objects, amount: current.total }));
        const fewest = fewestReaching(falling, PART);
        if (!fewest) return null;
        const { percent } = read.formatted;
        return t('few.sentence', { ...fewest, part: percent(share(fewest.count, read.total('objects'))), share: percent(fewest.share) });
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
