import { BandsPanel, ChartPanel, largestFirst, PageSentence, share, usePanelWords, type Drawing, type Reader } from '@pendapa/analysis';
import { ParetoChart } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { fewestReaching } from './fewest.ts';
import { useBands } from './questions.ts';

type Bands = Reader<'objects' | 'total', 'debtBand'>;

const PART = 0.8;

/** The bands from the largest debts; none where one of them is not told. */
const fallingBands = ({ rows }: Bands) => [...rows].sort((a, b) => Number(b.codes.debtBand) - Number(a.codes.debtBand));
const fewestOf = (read: Bands) =>
  fewestReaching(
    fallingBands(read).map(({ current }) => ({ count: current.objects, amount: current.total })),
    PART,
  );

/** How few objects owe most of it. */
export function FewSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useBands()}
      measure="objects"
      sentence={(read) => {
        const fewest = fewestOf(read);
        if (!fewest) return null;
        const part = read.format.percent(share(fewest.count, read.total('objects')));
        return t('few.sentence', { count: fewest.count, part, share: read.format.percent(fewest.share) });
      }}
    />
  );
}

/** How many owe how much. */
export function DebtBands() {
  const t = useMessages(messages);
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands')}
      asked={useBands()}
      by="debtBand"
      measure="objects"
      amount="total"
      sentence={(read) => {
        const [most] = largestFirst(read.rows, 'debtBand', 'objects');
        if (!most) return null;
        return t('bands.sentence', { band: read.name('debtBand', most), share: read.format.percent(read.share('objects', most)) });
      }}
    />
  );
}

function Pareto({ read, ...frame }: Drawing<'objects' | 'total', 'debtBand'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const falling = fallingBands(read);
  const objectsIn = (bands: number): number => falling.slice(0, bands).reduce((sum, { current }) => sum + Number(current.objects ?? 0), 0);
  return (
    <ParetoChart
      {...frame}
      items={falling.map((row) => ({
        key: row.codes.debtBand ?? '',
        label: read.name('debtBand', row),
        value: Number(row.current.total ?? 0),
        exact: read.exact('total', row),
      }))}
      percent={(part) => format.percent(part, 0)}
      axisTitle={t('pareto.axis')}
      reached={(bands) => t('pareto.reached', { count: objectsIn(bands) })}
    />
  );
}

/** From the largest debts down to the smallest. */
export const DebtPareto = () => (
  <ChartPanel words={usePanelWords(messages, 'pareto')} asked={useBands()} measure="total" chart={(drawing) => <Pareto {...drawing} />} />
);
