import { RankedBars } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useLeadTo } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import {
  AnswerTable,
  ChartPanel,
  NextSteps,
  PARTIAL_SIGN,
  useColumns,
  useMeasureName,
  useOfKnown,
  type ChartProps,
  type PanelWords,
} from '@pendapa/panels';
import { directionOf, extremesOf, fewLast, isFew, rowsShownFirst, sum, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/payment-channels.ts';
import { paidBy } from '../../questions/payment-channels.ts';
import { digitalShare, hasUnclassed, sharesOfMembers, type DigitalShares } from './digital-share.ts';

type Split = 'taxType' | 'unit';

interface Shares extends ChartProps<'transactions' | 'amount', Split | 'channelClass'> {
  /** Dimension whose members are shown. */
  readonly by: Split;
}

/** Page filter of each dimension. */
const FILTERS = { taxType: 'tax', unit: 'unit' } as const;
/** Most rows before "show more". */
const INITIAL_ROWS = 8;

const nameOf = ({ name }: Shares['read'], by: Split, code: string | null): string =>
  name(by, { codes: { taxType: code, unit: code, channelClass: null } });

function Bars({ read, description, by }: Shares) {
  const t = useMessages(messages);
  const all = read.rows.map(({ codes, current }) => ({ channelClass: codes.channelClass, value: current.transactions }));
  const whole = digitalShare(all);
  const words = (share: number | null, digits?: 1 | 2) => read.formatted.percent(share, digits) ?? t('unknown');
  const exact = (share: number | null, isPartial: boolean) =>
    share !== null && isPartial ? `${words(share, 2)} ${PARTIAL_SIGN}` : words(share, 2);
  // A share of few transactions says little, so these members come last and pale.
  const shares = sharesOfMembers(read.rows, by).toSorted((a, b) => fewLast(a.transactions, b.transactions));
  const isWholePartial = hasUnclassed(all);
  const ofAll = { value: whole, exact: exact(whole, isWholePartial) };
  return (
    <RankedBars
      bars={shares.map(({ code, byCount, byValue, isPartial, transactions }) => ({
        key: code ?? '',
        label: nameOf(read, by, code),
        value: byCount,
        text: words(byCount),
        exact: exact(byCount, isPartial),
        tone: isFew(transactions) ? 'rest' : 'actual',
        middleTick: ofAll,
        detail: t(isPartial && byValue !== null ? 'who.byValueOfKnown' : 'who.byValue', { share: words(byValue) }),
      }))}
      names={{
        bar: t('who.bar'),
        middleTick: t(isWholePartial && whole !== null ? 'who.markPartial' : 'who.mark', { share: words(whole) }),
      }}
      description={description}
      onSelect={useLeadTo('/revenue-channel', FILTERS[by])}
      initialRows={rowsShownFirst(shares, ({ transactions }) => transactions, INITIAL_ROWS)}
    />
  );
}

function SharesTable({ read, description, by }: Shares) {
  const measureName = useMeasureName();
  const text = useText();
  const rows = sharesOfMembers(read.rows, by);
  const make = useColumns<DigitalShares>();
  return (
    <AnswerTable
      caption={description}
      rows={rows}
      rowKey={({ code }) => code ?? ''}
      columns={[
        make.name({ key: by, header: text(DIMENSION_LABELS[by]), text: ({ code }) => nameOf(read, by, code) }),
        make.percent({ key: 'byCount', header: measureName('revenue', 'digitalTransactionShare'), value: ({ byCount }) => byCount }),
        make.percent({ key: 'byValue', header: measureName('revenue', 'digitalShare'), value: ({ byValue }) => byValue }),
      ]}
    />
  );
}

/** Digital share of each member, compared with the share of all. */
export function WhoPaysDigitally({ by, words }: { readonly by: Split; readonly words: PanelWords }) {
  const t = useMessages(messages);
  const ofKnown = useOfKnown();
  return (
    <ChartPanel
      words={words}
      query={paidBy(by)}
      measure="transactions"
      height="large"
      sentence={(read) => {
        const shares = sharesOfMembers(read.rows, by);
        const lowest = extremesOf(shares, { value: ({ byCount }) => byCount, cases: ({ transactions }) => transactions })?.lowest;
        if (!lowest) return null;
        const name = nameOf(read, by, lowest.code);
        const isPartial = shares.some((one) => one.isPartial);
        return t('who.sentence', { name: isPartial ? ofKnown(name) : name, share: read.format.percent(lowest.byCount) });
      }}
      chart={(drawing) => <Bars {...drawing} by={by} />}
      table={(drawing) => <SharesTable {...drawing} by={by} />}
    />
  );
}

/** Class of channels at a counter, which could be paid digitally. */
const COUNTER = 'semi';

/** Next steps: the units below the whole with most payments at a counter; each leads to its channels. */
export function DigitalSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={paidBy('unit')}
      measure="transactions"
      steps={(read) => {
        const { rows, format } = read;
        const whole = digitalShare(rows.map(({ codes, current }) => ({ channelClass: codes.channelClass, value: current.transactions })));
        if (whole === null) return null;
        return sharesOfMembers(rows, 'unit')
          .filter(({ code, transactions }) => code !== null && !isFew(transactions))
          .filter(({ byCount }) => byCount !== null && directionOf(byCount - whole) === 'down')
          .map(({ code, byCount }) => {
            const own = rows.filter(({ codes }) => codes.unit === code && codes.channelClass === COUNTER);
            return { code: code ?? '', byCount, atCounter: toPlotValue(sum(own.map(({ current }) => current.transactions))) ?? 0 };
          })
          .toSorted((a, b) => b.atCounter - a.atCounter)
          .map(({ code, byCount, atCounter }) => ({
            figure: format.count(atCounter),
            text: t('steps.unit', {
              unit: read.name('unit', { codes: { unit: code, channelClass: null } }),
              share: format.percent(byCount),
              whole: format.percent(whole),
            }),
            page: '/revenue-channel',
            choices: { unit: [code] },
          }));
      }}
    />
  );
}
