import { HeatTable, type HeatScale } from '@pendapa/charts';
import type { References } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { byLargest, membersIn, share, sum, useReferences } from '@pendapa/query';
import { messages } from '../../messages/bank-channels.ts';
import { pairs } from '../../questions/bank-channels.ts';

type Pairs = ChartProps<'amount' | 'transactions', 'bank' | 'channel'>;

/** Classes of shares on a geometric scale, because one bank may exceed all others together. */
const SCALE: HeatScale = { colors: 'sequential', bounds: [0.001, 0.005, 0.02, 0.05, 0.2] };
/** Smaller shares read "less than", never 0. */
const MIN_SHARE = 0.001;
const IMPOSSIBLE = '·';

/** True if a bank offers a channel. Without a list of pairs every pair is possible. */
const isPossible = ({ bankChannels }: References, bank: string | null, channel: string | null): boolean =>
  bankChannels.length === 0 || bankChannels.some((pair) => pair.bank === bank && pair.channel === channel);

/** Codes sorted by amount, largest first. */
function codesByAmount({ rows }: Pairs['read'], by: 'bank' | 'channel'): readonly (string | null)[] {
  const brought = (code: string | null) => sum(rows.flatMap(({ codes, current }) => (codes[by] === code ? current.amount : [])));
  return membersIn(rows, by).toSorted((a, b) => byLargest(brought(a), brought(b)));
}

function Cells({ read, description }: Pairs) {
  const t = useMessages(messages);
  const references = useReferences();
  const { percent } = read.format;
  const [banks, channels] = [codesByAmount(read, 'bank'), codesByAmount(read, 'channel')];
  const at = new Map(read.rows.map((row) => [`${row.codes.bank} ${row.codes.channel}`, row]));
  const rows = banks.map((bank) => {
    const cells = channels.map((channel) => at.get(`${bank} ${channel}`));
    const blank = (column: number): string | undefined => {
      if (cells[column]) return undefined;
      return !references || isPossible(references, bank, channels[column] ?? null) ? '' : IMPOSSIBLE;
    };
    return {
      key: bank ?? '',
      label: read.name('bank', { codes: { bank, channel: null } }),
      values: cells.map((cell) => (cell ? share(cell.current.amount, read.total('amount')) : null)),
      blank,
      exact: (column: number) => {
        const cell = cells[column];
        if (cell) return t('matrix.cell', { amount: read.exact('amount', cell), transactions: read.exact('transactions', cell) });
        return t(blank(column) === IMPOSSIBLE ? 'matrix.impossible' : 'matrix.unused');
      },
    };
  });
  return (
    <HeatTable
      description={description}
      rows={rows}
      columns={channels.map((channel) => ({ key: channel ?? '', label: read.name('channel', { codes: { bank: null, channel } }) }))}
      scale={SCALE}
      words={(value) => (value > 0 && value < MIN_SHARE ? `<${percent(MIN_SHARE)}` : percent(value))}
      onSelect={useCrossFilter()('bank')}
    />
  );
}

/** Matrix of revenue by bank and channel; pairs that do not exist are marked. */
export const PairMatrix = () => (
  <ChartPanel
    words={usePanelWords(messages, 'matrix')}
    query={pairs}
    measure="amount"
    height="large"
    chart={(drawing) => <Cells {...drawing} />}
  />
);
