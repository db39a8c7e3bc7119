import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { moneySum, ChartPanel, share, useFilters, useMemberName, useMoneyMeasure, usePanelWords, type Drawing } from '@pendapa/analysis';
import { Treemap } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf, type Bank } from './banks.ts';
import { PairRows } from './pair-rows.tsx';
import { usePairs, type PairMeasure } from './questions.ts';

/** Banks whose channels are told apart; of the others each is one tile: parts of theirs would be too small to read. */
const NAMED = 4;
const REST = '';

function Tiles({ read: { answer, totalText }, ...frame }: Drawing<PairMeasure, 'bank' | 'channel'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  // On a phone the channels of a bank would be slivers without names.
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const money = useMoneyMeasure();
  const banks = banksOf(answer, money);
  const leaf = (key: string | null, label: string, value: Value) => ({
    key: key ?? '',
    label,
    value: Number(value ?? 0),
    text: format.value(value, 'money'),
    exact: format.valueExact(value, 'money'),
  });
  const ofBank = ({ bank, value }: Bank) => leaf(bank, name(answer, 'bank', bank), value);
  const named = banks.slice(0, NAMED).map(({ bank, value, parts }) => ({
    key: bank ?? '',
    label: name(answer, 'bank', bank),
    text: format.money(value),
    leaves: parts.map((part) => leaf(part.channel, name(answer, 'channel', part.channel), part.value)),
  }));
  const others = banks.slice(NAMED);
  const rest = {
    key: REST,
    label: t('tiles.others', { count: others.length }),
    text: format.money(moneySum(others.map(({ value }) => value))),
    leaves: others.map(ofBank),
  };
  const whole = { key: REST, label: t('tiles.all'), text: totalText(money), leaves: banks.map(ofBank) };
  const told = others.length > 0 ? [...named, rest] : named;
  const select = (bank: string, part: string): void => change(bank === REST ? { bank: [part] } : { bank: [bank], channel: [part] });
  return <Treemap {...frame} groups={narrow ? [whole] : told} onSelect={select} />;
}

/** Banks and the channels in them by area. */
export function BankTreemap() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'tiles')}
      asked={usePairs()}
      measure={money}
      height="large"
      sentence={({ answer, total, format }) => {
        const banks = banksOf(answer, money);
        const named = banks.slice(0, NAMED);
        const part = share(moneySum(named.map(({ value }) => value)), total(money));
        if (named.length === 0 || part === null) return null;
        return t('tiles.sentence', { count: named.length, all: format.count(banks.length), share: format.percent(part) });
      }}
      chart={(drawing) => <Tiles {...drawing} />}
      table={(drawing) => <PairRows {...drawing} />}
    />
  );
}
