import {
  ChartPanel,
  drawn,
  PageSentence,
  share,
  useMemberName,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { banksOf, byChannel, channelsOf } from './banks.ts';
import { PairRows } from './pair-rows.tsx';
import { usePairs, type PairMeasure } from './questions.ts';

/** As many channels as there are colours; the others are one part. */
const NAMED = 4;
const FIRST = 10;

function Bars({ read: { answer, total }, description }: Drawing<PairMeasure, 'bank' | 'channel'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const channels = channelsOf(answer, money);
  const named = channels.slice(0, NAMED);
  const bars = banksOf(answer, money).map((bank) => {
    const parts = byChannel(bank, named);
    return {
      key: bank.bank ?? '',
      label: name(answer, 'bank', bank.bank),
      values: parts.map(drawn),
      exact: (part: number) => format.moneyExact(parts[part] ?? null),
      text: format.money(bank.value),
      detail: format.percent(share(bank.value, total(money))),
    };
  });
  const rest = channels.length > NAMED ? [t('others')] : [];
  return (
    <StackedBars
      bars={bars}
      parts={[...named.map((channel) => name(answer, 'channel', channel)), ...rest]}
      description={description}
      onSelect={useNarrow()('bank')}
      first={FIRST}
    />
  );
}

/** Which bank brings the most. */
export function BankSentence() {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <PageSentence
      asked={usePairs()}
      measure={money}
      sentence={({ answer, total, format }) => {
        const [first] = banksOf(answer, money);
        const part = first ? share(first.value, total(money)) : null;
        if (!first || part === null) return null;
        return t('bars.sentence', { bank: name(answer, 'bank', first.bank), share: format.percent(part) });
      }}
    />
  );
}

/** Which banks bring the most, and through which channels. */
export const BankBars = () => (
  <ChartPanel
    words={usePanelWords(messages, 'bars')}
    asked={usePairs()}
    measure={useMoneyMeasure()}
    height="large"
    chart={(drawing) => <Bars {...drawing} />}
    table={(drawing) => <PairRows {...drawing} />}
  />
);
