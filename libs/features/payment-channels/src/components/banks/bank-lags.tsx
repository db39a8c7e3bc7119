import {
  ChartPanel,
  toPlotValue,
  extremesOf,
  membersIn,
  useOfKnown,
  useCrossFilter,
  usePanelWords,
  type ChartProps,
} from '@pendapa/analysis';
import { ShareBars } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/bank-channels.ts';
import { lags } from '../../questions/bank-channels.ts';
import { lagShare } from './lag-shares.ts';

type Lags = ChartProps<'transactions', 'bank' | 'lagDays'>;

const FIRST = 8;

/** Banks sorted from the slowest. */
const banksIn = ({ rows, name }: Lags['read']) =>
  membersIn(rows, 'bank')
    .map((bank) => {
      const own = rows.filter(({ codes }) => codes.bank === bank);
      const shares = lagShare(own.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current })));
      return { key: bank ?? '', label: name('bank', { codes: { bank, lagDays: null } }), own, ...shares };
    })
    .sort((a, b) => (b.late ?? -1) - (a.late ?? -1) || b.known - a.known);

function Bars({ read, description }: Lags) {
  const t = useMessages(messages);
  const paid = read.rows.filter(({ codes }) => codes.lagDays !== NOT_APPLICABLE);
  const bands = membersIn(paid, 'lagDays').toSorted((a, b) => (a ?? '~').localeCompare(b ?? '~'));
  const bars = banksIn(read).map(({ key, label, own, late }) => {
    const values = bands.map((band) => toPlotValue(own.find(({ codes }) => codes.lagDays === band)?.current.transactions ?? null));
    const exact = (part: number) => read.format.count(values[part] ?? 0);
    return { key, label, values, exact, text: read.formatted.percent(late) ?? t('unknown') };
  });
  return (
    <ShareBars
      bars={bars}
      parts={bands.map((lagDays) => (lagDays === null ? t('noDate') : read.name('lagDays', { codes: { bank: null, lagDays } })))}
      description={description}
      onSelect={useCrossFilter()('bank')}
      initialRows={FIRST}
    />
  );
}

/** Working days from payment to posting, by bank. */
export function BankLags() {
  const t = useMessages(messages);
  const ofKnown = useOfKnown();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lags')}
      query={lags}
      measure="transactions"
      sentence={(read) => {
        const banks = banksIn(read);
        const undated = banks.some((bank) => bank.undated);
        if (banks[0]?.late === 0) return t(undated ? 'lags.noneDated' : 'lags.none');
        const slowest = extremesOf(banks, { value: ({ late }) => late, cases: ({ known }) => known })?.highest;
        if (!slowest) return null;
        const bank = undated ? ofKnown(slowest.label) : slowest.label;
        return t('lags.sentence', { bank, share: read.formatted.percent(slowest.late) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}
