import { ShareBars } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, useOfKnown, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue, extremesOf, fewLast, membersIn, rowsShownFirst, sum } from '@pendapa/query';
import { messages } from '../../messages/bank-channels.ts';
import { lags } from '../../questions/bank-channels.ts';
import { isPrompt, lagShare } from './lag-shares.ts';

type Lags = ChartProps<'transactions', 'bank' | 'lagDays'>;

/** Number of banks shown before "show more". */
const INITIAL_BANKS = 8;

/** Banks sorted from the slowest; those with few payments, whose share says little, come last. */
const banksIn = ({ rows, name }: Lags['read']) =>
  membersIn(rows, 'bank')
    .map((bank) => {
      const own = rows.filter(({ codes }) => codes.bank === bank);
      const shares = lagShare(own.map(({ codes, current }) => ({ lagDays: codes.lagDays, ...current })));
      return { key: bank ?? '', label: name('bank', { codes: { bank, lagDays: null } }), own, ...shares };
    })
    .sort((a, b) => fewLast(a.knownCount, b.knownCount) || (b.lateShare ?? -1) - (a.lateShare ?? -1) || b.knownCount - a.knownCount);

/** Bands of the chart: one for what is posted within a working day, and those that are late. */
function bandsIn(read: Lags['read'], promptName: string, noDateName: string) {
  const paid = read.rows.filter(({ codes }) => codes.lagDays !== NOT_APPLICABLE);
  const codes = membersIn(paid, 'lagDays').toSorted((a, b) => (a ?? '~').localeCompare(b ?? '~'));
  const prompt = codes.filter(isPrompt);
  const others = codes.filter((code) => !isPrompt(code));
  return [
    ...(prompt.length === 0 ? [] : [{ codes: prompt, label: promptName }]),
    ...others.map((lagDays) => ({
      codes: [lagDays],
      label: lagDays === null ? noDateName : read.name('lagDays', { codes: { bank: null, lagDays } }),
    })),
  ];
}

function Bars({ read, description }: Lags) {
  const t = useMessages(messages);
  const bands = bandsIn(read, t('lags.prompt'), t('noDate'));
  const bars = banksIn(read).map(({ key, label, own, lateShare }) => {
    const values = bands.map((band) => {
      const found = own.filter(({ codes }) => band.codes.includes(codes.lagDays)).map(({ current }) => current.transactions);
      return found.length === 0 ? null : toPlotValue(sum(found));
    });
    const exact = (part: number) => read.format.count(values[part] ?? 0);
    return { key, label, values, exact, text: read.formatted.percent(lateShare) ?? t('unknown') };
  });
  return (
    <ShareBars
      bars={bars}
      parts={bands.map(({ label }) => label)}
      description={description}
      onSelect={useCrossFilter()('bank')}
      initialRows={rowsShownFirst(banksIn(read), ({ knownCount }) => knownCount, INITIAL_BANKS)}
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
        const hasUndated = banks.some((bank) => bank.hasUndated);
        const known = banks.flatMap(({ lateShare }) => lateShare ?? []);
        if (known.length > 0 && Math.max(...known) === 0) return t(hasUndated ? 'lags.noneDated' : 'lags.none');
        const slowest = extremesOf(banks, { value: ({ lateShare }) => lateShare, cases: ({ knownCount }) => knownCount })?.highest;
        if (!slowest) return null;
        const bank = hasUndated ? ofKnown(slowest.label) : slowest.label;
        return t('lags.sentence', { bank, share: read.formatted.percent(slowest.lateShare) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}
