import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { useFilters, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, usePanelWords } from '@pendapa/panels';
import {
  byLargest,
  difference,
  growth,
  isFew,
  isKnown,
  isNothing,
  negate,
  toPlotValue,
  valueOf,
  type Figure,
  type Row,
} from '@pendapa/query';
import { messages } from '../../messages/revenue-bank-channel.ts';
import * as ask from '../../questions/revenue-bank-channel.ts';
import type { Money } from '../../questions/units.ts';
import { BETWEEN_CODES, INITIAL_PAIRS, pairColumns } from './bank-panels.tsx';
import { isNamed, type PairMeasure } from './banks.ts';

/** One more than the pairs beside it, which end with a button. */
const SHOWN_CHANGES = INITIAL_PAIRS + 1;

type PairRow = Row<PairMeasure, 'bank' | 'channel'>;

/** Named pairs whose change is known, with their changes. */
const comparedPairs = (rows: readonly PairRow[], money: Money) =>
  rows
    .filter(isNamed)
    .map((row) => ({ row, change: difference(row.current[money], row.comparison[money]) }))
    .filter(({ change }) => isKnown(change));

/** Pairs that changed, the largest fall first. */
const pairChanges = (rows: readonly PairRow[], money: Money) =>
  comparedPairs(rows, money)
    .filter(({ change }) => !isNothing(change))
    .toSorted((a, b) => byLargest(b.change, a.change));

const sizeOf = ({ change }: { readonly change: Figure }): number => Math.abs(toPlotValue(change) ?? 0);

/** Pairs whose revenue changed most, falls first. */
export function PairChanges() {
  const t = useMessages(messages);
  const { change: filter } = useFilters();
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'changes')}
      query={ask.pairs(money)}
      measure={money}
      height="medium"
      chart={({ read, description }) => {
        const changes = pairChanges(read.rows, money);
        const largest = new Set(changes.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, SHOWN_CHANGES));
        if (largest.size === 0)
          return <Typography variant="body2">{t(read.answer.comparison ? 'changes.nothing' : 'changes.none')}</Typography>;
        return (
          <RankedBars
            bars={changes
              .filter((one) => largest.has(one))
              .map(({ row, change }) => ({
                key: [row.codes.bank, row.codes.channel].join(BETWEEN_CODES),
                label: t('pair', { bank: read.name('bank', row), channel: read.name('channel', row) }),
                value: toPlotValue(change),
                tone: (toPlotValue(change) ?? 0) < 0 ? ('bad' as const) : ('good' as const),
                text: read.format.moneyChange(String(valueOf(change))),
                exact: read.figureTextExact(change, 'money'),
                detail: read.format.percentChange(growth(row.current[money], row.comparison[money])),
              }))}
            description={description}
            onSelect={(key) => {
              const [bank = '', channel = ''] = key.split(BETWEEN_CODES);
              filter({ bank: [bank], channel: [channel] });
            }}
          />
        );
      }}
      columns={pairColumns(money)}
    />
  );
}

/** What to do: the pairs of enough payments that fell most; each leads to the channels of its bank. */
export function PairSteps() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <NextSteps
      query={ask.pairs(money)}
      measure={money}
      steps={({ rows, name, figureText, format }) => {
        const known = comparedPairs(rows, money);
        if (known.length === 0) return null;
        return (
          pairChanges(rows, money)
            .filter(({ change }) => (toPlotValue(change) ?? 0) < 0)
            // A pair that stopped has few payments now, and many before.
            .filter(({ row: { current, comparison } }) => ![current, comparison].every((one) => isFew(one.transactions)))
            .map(({ row, change }) => ({
              figure: figureText(negate(change), 'money'),
              text: t('steps.fell', {
                bank: name('bank', row),
                channel: name('channel', row),
                percent: format.percent(Math.abs(growth(row.current[money], row.comparison[money]) ?? 0)),
              }),
              page: '/payment-channels',
              choices: { bank: [row.codes.bank ?? ''] },
            }))
        );
      }}
    />
  );
}
