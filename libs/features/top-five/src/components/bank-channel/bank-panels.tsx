import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ParetoChart, StackedBars, Treemap } from '@pendapa/charts';
import { useFilters, useMoneyMeasure, useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, RankedPanel, useMemberName, usePanelWords, type AnswerColumns, type ChartProps } from '@pendapa/panels';
import { toPlotValue, isKnown, share, sum, type Figure } from '@pendapa/query';
import { messages } from '../../messages/revenue-bank-channel.ts';
import * as ask from '../../questions/revenue-bank-channel.ts';
import type { Money } from '../../questions/units.ts';
import { paymentColumns } from '../shared/payment-columns.ts';
import {
  banksOf,
  byChannel,
  channelsOf,
  isNamed,
  largestPair,
  MIN_SHARE_OF_TOTAL,
  pairsReaching,
  type Bank,
  type PairMeasure,
} from './banks.ts';

type Pairs = ChartProps<PairMeasure, 'bank' | 'channel'>;

/** Number of channels with a colour of their own, and of banks with readable tiles; the others are merged. */
const MAX_SEPARATE_CHANNELS = 4;
const INITIAL_ROWS = 10;
/** Number of pairs shown first, as many as the changes beside them. */
export const INITIAL_PAIRS = 8;
const OTHERS_KEY = '';

/** Columns of a pair: amount, share, transactions, average and change. */
export const pairColumns = (money: Money) => (columns: AnswerColumns<PairMeasure, 'bank' | 'channel'>) => [
  columns.dimensionColumn('bank'),
  columns.dimensionColumn('channel'),
  ...paymentColumns(columns, money),
];

function Bars({ read: { answer, total, format, figureText, figureTextExact }, description }: Pairs) {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  const channels = channelsOf(answer, money);
  const named = channels.slice(0, MAX_SEPARATE_CHANNELS);
  const bars = banksOf(answer, money).map((bank) => {
    const parts = byChannel(bank, named);
    return {
      key: bank.bank ?? '',
      label: name(answer, 'bank', bank.bank),
      values: parts.map(toPlotValue),
      exact: (part: number) => figureTextExact(parts[part] ?? null, 'money'),
      text: figureText(bank.value, 'money'),
      detail: format.percent(share(bank.value, total(money))),
    };
  });
  const parts = [
    ...named.map((channel) => name(answer, 'channel', channel)),
    ...(channels.length > MAX_SEPARATE_CHANNELS ? [t('others')] : []),
  ];
  return <StackedBars bars={bars} parts={parts} description={description} onSelect={useCrossFilter()('bank')} initialRows={INITIAL_ROWS} />;
}

/** Stacked bars of banks by channel. */
export function BankBars() {
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bars')}
      query={ask.pairs(money)}
      measure={money}
      height="large"
      chart={(drawing) => <Bars {...drawing} />}
      columns={pairColumns(money)}
    />
  );
}

/** Separates the codes of a pair in its key. */
export const BETWEEN_CODES = '\n';

/** Bars of the largest pairs, with share and change. A pair filters the page by both. */
export function PairRanking() {
  const t = useMessages(messages);
  const { change } = useFilters();
  const money = useMoneyMeasure();
  const pairName = ({ name }: Pairs['read'], row: Pairs['read']['rows'][number]): string =>
    t('pair', { bank: name('bank', row), channel: name('channel', row) });
  return (
    <RankedPanel
      words={usePanelWords(messages, 'pairs')}
      query={ask.pairs(money)}
      measure={money}
      height="medium"
      by="bank"
      rows={({ rows }) => rows.filter(isNamed)}
      initialRows={INITIAL_PAIRS}
      nameOf={(row, read) => ({ key: [row.codes.bank, row.codes.channel].join(BETWEEN_CODES), label: pairName(read, row) })}
      named={(read) => {
        const largest = largestPair(read.rows, money);
        return largest ? [pairName(read, largest)] : [];
      }}
      onSelect={(key) => {
        const [bank = '', channel = ''] = key.split(BETWEEN_CODES);
        change({ bank: [bank], channel: [channel] });
      }}
      columns={pairColumns(money)}
    />
  );
}

/** Pareto chart of pairs of bank and channel. */
export function PairPareto() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'pareto')}
      query={ask.pairs(money)}
      measure={money}
      height="large"
      sentence={({ rows, format }) => {
        const count = pairsReaching(rows, money, MIN_SHARE_OF_TOTAL);
        return count === null ? null : t('pareto.sentence', { count, all: format.count(rows.length) });
      }}
      chart={({ read, ...frame }) => (
        <ParetoChart
          {...frame}
          items={read.rows
            .filter(({ current }) => isKnown(current[money]))
            .map((row) => ({
              key: `${row.codes.bank} ${row.codes.channel}`,
              label: t('pair', { bank: read.name('bank', row), channel: read.name('channel', row) }),
              value: toPlotValue(row.current[money]) ?? 0,
              exact: read.exact(money, row),
            }))}
          percent={(share) => read.format.percent(share, 0)}
          axisTitle={t('pareto.axis')}
          reached={(count) => t('pareto.reached', { count })}
        />
      )}
      columns={pairColumns(money)}
    />
  );
}

function Tiles({ read: { answer, totalText, figureText, figureTextExact }, ...frame }: Pairs) {
  const t = useMessages(messages);
  const name = useMemberName();
  const { change } = useFilters();
  // On phones the tiles of channels are too narrow for names.
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const money = useMoneyMeasure();
  const banks = banksOf(answer, money);
  const leaf = (key: string | null, label: string, value: Figure) => ({
    key: key ?? '',
    label,
    value: toPlotValue(value) ?? 0,
    text: figureText(value, 'money'),
    exact: figureTextExact(value, 'money'),
  });
  const ofBank = ({ bank, value }: Bank) => leaf(bank, name(answer, 'bank', bank), value);
  const named = banks.slice(0, MAX_SEPARATE_CHANNELS).map(({ bank, value, parts }) => ({
    key: bank ?? '',
    label: name(answer, 'bank', bank),
    text: figureText(value, 'money'),
    leaves: parts.map((part) => leaf(part.channel, name(answer, 'channel', part.channel), part.value)),
  }));
  const others = banks.slice(MAX_SEPARATE_CHANNELS);
  const rest = {
    key: OTHERS_KEY,
    label: t('tiles.others', { count: others.length }),
    text: figureText(sum(others.map(({ value }) => value)), 'money'),
    leaves: others.map(ofBank),
  };
  const whole = { key: OTHERS_KEY, label: t('tiles.all'), text: totalText(money), leaves: banks.map(ofBank) };
  const shownGroups = others.length > 0 ? [...named, rest] : named;
  const select = (bank: string, part: string): void => change(bank === OTHERS_KEY ? { bank: [part] } : { bank: [bank], channel: [part] });
  return <Treemap {...frame} groups={narrow ? [whole] : shownGroups} onSelect={select} />;
}

/** Treemap of banks and their channels. */
export function BankTreemap() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'tiles')}
      query={ask.pairs(money)}
      measure={money}
      height="large"
      sentence={({ answer, total, formatted, format }) => {
        const banks = banksOf(answer, money);
        const named = banks.slice(0, MAX_SEPARATE_CHANNELS);
        const part = formatted.percent(share(sum(named.map(({ value }) => value)), total(money)));
        return named.length === 0 || banks.some(({ value }) => !isKnown(value))
          ? null
          : t('tiles.sentence', { count: named.length, all: format.count(banks.length), share: part });
      }}
      chart={(drawing) => <Tiles {...drawing} />}
      columns={pairColumns(money)}
    />
  );
}
