import { useMessages } from '@pendapa/i18n';
import { PageSentence, usePanelWords, WaterfallPanel, type TotalStep } from '@pendapa/panels';
import { firstMissingState, share, sum, type Series } from '@pendapa/query';
import { messages } from '../../messages/tax-type.ts';
import * as ask from '../../questions/arrears-tax-type.ts';
import { comparedSnapshotOf } from '../shared/snapshot-of.ts';
import { StackedBarPanel } from '../shared/stacked-bar-panel.tsx';

/** What is expected to be collected of all arrears, and what lapses unless something is done. */
export function WorthSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.worth}
      measure="total"
      sentence={({ answer, total, format, formatted }) => {
        const shareOf = (series: Series) => formatted.percent(share(total('netCollectible', series), total('total', series)));
        const texts = { share: shareOf('current'), expiring: formatted.total('expiring') };
        const comparedOn = comparedSnapshotOf(answer);
        const before = comparedOn === null ? null : shareOf('comparison');
        return t('worth.compared', { ...texts, before, date: format.date(comparedOn) }) ?? t('worth.sentence', texts);
      }}
    />
  );
}

/** Each debt is subtracted once. The rest, minus the allowance for losses, is net collectible. */
const STEPS: readonly TotalStep<(typeof ask.worth.measures)[number]>[] = [
  { key: 'total', kind: 'total' },
  { key: 'lapsed', kind: 'subtracted' },
  { key: 'disputed', kind: 'subtracted' },
  { key: 'uncollectible', kind: 'subtracted' },
  { key: 'collectible', kind: 'total' },
  { key: 'collectibleAllowance', kind: 'subtracted' },
  { key: 'netCollectible', kind: 'total', tone: 'good' },
];

/** Pixels of six steps in one line each; a step of 0 has no line. */
const STEPS_HEIGHT = 168;

/** From all arrears to what is expected to be collected. */
export function WorthSteps() {
  const t = useMessages(messages);
  return (
    <WaterfallPanel
      words={usePanelWords(messages, 'worth')}
      query={ask.worth}
      measure="total"
      height={STEPS_HEIGHT}
      sentence={({ total }) => (firstMissingState([total('netCollectible'), total('netValue')]) === null ? t('worth.why') : null)}
      steps={STEPS}
    />
  );
}

/** Arrears of each tax by age. */
export function TaxAges() {
  const t = useMessages(messages);
  return (
    <StackedBarPanel
      words={usePanelWords(messages, 'ages')}
      query={ask.ages}
      measure="total"
      by="taxType"
      stackBy="ageBand"
      sentence={({ rows, total, formatted }) => {
        // Arrears without this age are 0, not unknown.
        const oldest = rows.filter(({ codes }) => codes.ageBand === '5+').map(({ current }) => current.total);
        return t('ages.sentence', { share: formatted.percent(share(sum(['0', ...oldest]), total('total'))) });
      }}
      filterOnClick="tax"
    />
  );
}
