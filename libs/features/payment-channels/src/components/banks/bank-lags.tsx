import { ChartPanel, drawn, membersIn, useFilteredAnswer, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import * as ask from '../../questions/bank-channels.ts';
import { lagShare } from './lag-shares.ts';

type Lags = Drawing<'transactions', 'bank' | 'lagDays'>;

const FIRST = 8;

const banksIn = ({ rows }: Lags['read']) => {
  return membersIn(rows, 'bank')
    .map((bank) => {
      const own = rows.filter(({ codes }) => codes.bank === bank);
      return { bank, own, ...lagShare(own.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current }))) };
    })
    .sort((a, b) => (b.late ?? -1) - (a.late ?? -1) || b.known - a.known);
};

function Bars({ read, description }: Lags) {
  const t = useMessages(messages);
  const format = useFormat();
  const paid = read.rows.filter(({ codes }) => codes.lagDays !== NOT_APPLICABLE);
  const bands = membersIn(paid, 'lagDays').toSorted((a, b) => (a ?? '~').localeCompare(b ?? '~'));
  return (
    <ShareBars
      bars={banksIn(read).map(({ bank, own, late }) => {
        const values = bands.map((band) => own.find(({ codes }) => codes.lagDays === band)?.current.transactions ?? null);
        return {
          key: bank ?? '',
          label: read.name('bank', { codes: { bank, lagDays: null } }),
          values: values.map(drawn),
          exact: (part) => format.count(drawn(values[part] ?? 0)),
          text: late === null ? t('unknown') : format.percent(late),
        };
      })}
      parts={bands.map((lagDays) => (lagDays === null ? t('noDate') : read.name('lagDays', { codes: { bank: null, lagDays } })))}
      description={description}
      onSelect={useNarrow()('bank')}
      first={FIRST}
    />
  );
}

/** How long each bank keeps money on its way, the slowest first. */
export function BankLags() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lags')}
      asked={useFilteredAnswer(ask.lags)}
      measure="transactions"
      sentence={(read) => {
        const [slowest] = banksIn(read);
        if (!slowest || slowest.late === null) return null;
        if (slowest.late === 0) return t('lags.none');
        return t('lags.sentence', {
          bank: read.name('bank', { codes: { bank: slowest.bank, lagDays: null } }),
          share: read.format.percent(slowest.late),
        });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}
