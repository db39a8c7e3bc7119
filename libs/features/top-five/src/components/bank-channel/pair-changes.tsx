import Typography from '@mui/material/Typography';
import { RankedBars } from '@pendapa/charts';
import { useFilters, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, usePanelWords } from '@pendapa/panels';
import { comparedRows, growth, isFew, isSomething, percentFalls, toPlotValue, valueOf, type Figure } from '@pendapa/query';
import { messages } from '../../messages/revenue-bank-channel.ts';
import * as ask from '../../questions/revenue-bank-channel.ts';
import { BETWEEN_CODES, INITIAL_PAIRS, pairColumns } from './bank-panels.tsx';
import { isNamed } from './banks.ts';

/** One more than the pairs beside it, which end with a button. */
const SHOWN_CHANGES = INITIAL_PAIRS + 1;

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
        const changes = comparedRows(read.rows.filter(isNamed), money).filter(({ change }) => isSomething(change));
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

/** Next steps: the pairs of enough payments that fell most; each leads to the channels of its bank. */
export function PairSteps() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <NextSteps
      query={ask.pairs(money)}
      measure={money}
      steps={({ rows, name, figureText, format }) => {
        const named = rows.filter(isNamed);
        if (comparedRows(named, money).length === 0) return null;
        return (
          percentFalls(named, money)
            // A pair that stopped has few payments now, and many before.
            .filter(({ row: { current, comparison } }) => ![current, comparison].every((one) => isFew(one.transactions)))
            .map(({ row, fall, ratio }) => ({
              figure: figureText(fall, 'money'),
              text: t('steps.fell', { bank: name('bank', row), channel: name('channel', row), percent: format.percent(ratio) }),
              page: '/payment-channels',
              choices: { bank: [row.codes.bank ?? ''] },
            }))
        );
      }}
    />
  );
}
