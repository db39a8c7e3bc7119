import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, PageSentence, usePanelWords } from '@pendapa/panels';
import { shareOfLargest } from '@pendapa/query';
import { messages } from '../../messages/subjects.ts';
import * as ask from '../../questions/tax-subjects.ts';

/** Share of payers that the sentence calls the largest, and the share that it compares with. */
const TOP_SHARE = 0.1;
const BOTTOM_SHARE = 0.5;
/** Shares of the largest payers, each with its part of the revenue. */
const TOP_SHARES = [0.01, 0.05, TOP_SHARE, 0.25];

/** Compares what the largest payers pay at least with what the smaller half pays at most; bands give no more. */
export function TopShareSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.amountBands}
      measure="amount"
      sentence={({ answer, formatted: { percent } }) => {
        const upperHalf = shareOfLargest(answer, 1 - BOTTOM_SHARE);
        return t('sentence', {
          largest: percent(TOP_SHARE, 0),
          share: percent(shareOfLargest(answer, TOP_SHARE)),
          smallest: percent(BOTTOM_SHARE, 0),
          rest: percent(upperHalf === null ? null : 1 - upperHalf),
        });
      }}
    />
  );
}

/** Part of the revenue that the largest payers pay at least, and the smaller half at most. */
export function TopShares() {
  const t = useMessages(messages);
  const format = useFormat();
  const largestLabel = (part: number) => t('top.largest', { part: format.percent(part, 0) });
  return (
    <ChartPanel
      words={usePanelWords(messages, 'top')}
      query={ask.amountBands}
      measure="amount"
      height="low"
      named={() => [largestLabel(TOP_SHARE)]}
      chart={({ read: { answer }, description }) => {
        const upperHalf = shareOfLargest(answer, 1 - BOTTOM_SHARE);
        const smallest = upperHalf === null ? null : 1 - upperHalf;
        const bars = [
          ...TOP_SHARES.map((part) => {
            const value = shareOfLargest(answer, part);
            return { label: largestLabel(part), value, text: t('top.atLeast', { share: format.percent(value) }) };
          }),
          {
            label: t('top.smallest', { part: format.percent(BOTTOM_SHARE, 0) }),
            value: smallest,
            text: t('top.atMost', { share: format.percent(smallest) }),
          },
        ];
        return (
          <RankedBars
            bars={bars.map((bar) => ({ ...bar, key: bar.label, exact: format.percent(bar.value, 2) }))}
            description={description}
            isSequence
            end={1}
          />
        );
      }}
    />
  );
}

/** Next steps: see who stopped or fell among all payers, and look at the groups of each kind. */
export function SubjectSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.payersBy('taxpayerKind')}
      measure="amount"
      steps={({ rows, formatted, totalText, text }) => [
        { figure: totalText('taxpayers'), text: t('steps.changed'), page: '/transactions-by-taxpayer', part: 'falls', isCaseList: true },
        ...rows.flatMap((row) => {
          const kind = row.codes.taxpayerKind;
          if (kind !== 'corporate' && kind !== 'individual') return [];
          const shares = { share: formatted.share('amount', row), count: formatted.share('taxpayers', row) };
          const words = t(`steps.${kind}`, shares);
          return words === null ? [] : { figure: text('amount', row), text: words, page: `/demo-${kind}` };
        }),
      ]}
    />
  );
}
