import { ChartPanel, drawn, share, useFilteredAnswer, useNarrow, usePanelWords, useReferences, type Drawing } from '@pendapa/analysis';
import { HeatTable, type HeatScale } from '@pendapa/charts';
import type { References } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';

type Pairs = Drawing<'amount' | 'transactions', 'bank' | 'channel'>;

/** Parts of the whole, each class some times the one before: one bank may bring more than all others. */
const SCALE: HeatScale = { colors: 'sequential', bounds: [0.001, 0.005, 0.02, 0.05, 0.2] };
/** Below this a share is said to be less, never zero. */
const LEAST = 0.001;
const IMPOSSIBLE = '·';

/** Whether money can come through a bank by a channel; where no pair is listed, every one may. */
const isPossible = ({ bankChannels }: Pick<References, 'bankChannels'>, bank: string, channel: string): boolean =>
  bankChannels.length === 0 || bankChannels.some((pair) => pair.bank === bank && pair.channel === channel);

/** Members by what they brought, the largest first; '' where it is not told which. */
function largestFirst({ rows }: Pairs['read'], by: 'bank' | 'channel'): readonly string[] {
  const sums = new Map<string, number>();
  for (const { codes, current } of rows) {
    const code = codes[by] ?? '';
    sums.set(code, (sums.get(code) ?? 0) + (drawn(current.amount) ?? 0));
  }
  return [...sums].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function Matrix({ read, description, height }: Pairs) {
  const t = useMessages(messages);
  const format = useFormat();
  const references = useReferences();
  const narrow = useNarrow();
  const [banks, channels] = [largestFirst(read, 'bank'), largestFirst(read, 'channel')];
  const at = new Map(read.rows.map((row) => [`${row.codes.bank ?? ''} ${row.codes.channel ?? ''}`, row]));
  const whole = read.total('amount');
  return (
    <HeatTable
      description={description}
      columns={channels.map((channel) => {
        const row = read.rows.find(({ codes }) => (codes.channel ?? '') === channel);
        return { key: channel, label: row ? read.name('channel', row) : channel };
      })}
      rows={banks.map((bank) => {
        const cells = channels.map((channel) => at.get(`${bank} ${channel}`));
        const named = read.rows.find(({ codes }) => (codes.bank ?? '') === bank);
        const blank = (column: number): string | undefined => {
          if (cells[column]) return undefined;
          return !references || isPossible(references, bank, channels[column] ?? '') ? '' : IMPOSSIBLE;
        };
        return {
          key: bank,
          label: named ? read.name('bank', named) : bank,
          values: cells.map((cell) => (cell ? share(cell.current.amount, whole) : null)),
          blank,
          exact: (column) => {
            const cell = cells[column];
            if (cell) return t('matrix.cell', { amount: read.exact('amount', cell), transactions: read.exact('transactions', cell) });
            return t(blank(column) === IMPOSSIBLE ? 'matrix.impossible' : 'matrix.unused');
          },
        };
      })}
      scale={SCALE}
      words={(value) => (value > 0 && value < LEAST ? `<${format.percent(LEAST)}` : format.percent(value))}
      height={height}
      onSelect={narrow('bank')}
    />
  );
}

/** Through which channels each bank brings how much, and through which it cannot. */
export const PairMatrix = () => (
  <ChartPanel
    words={usePanelWords(messages, 'matrix')}
    asked={useFilteredAnswer(ask.pairs)}
    measure="amount"
    height="large"
    chart={(drawing) => <Matrix {...drawing} />}
  />
);
