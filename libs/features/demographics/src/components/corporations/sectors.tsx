import { TOP_PAYERS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, RankedPanel, usePanelWords } from '@pendapa/panels';
import { largestFirst, share, stateOf, sum } from '@pendapa/query';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** Number of leading sectors in the sentence. */
const NAMED_SECTORS = 3;

/** Says how much the leading sectors pay; "at least" if a sector is hidden. */
export function CorporateSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.sectors}
      measure="amount"
      sentence={({ rows, hidden, total, formatted }) => {
        const leading = largestFirst(rows, 'sector', 'amount').rows.slice(0, NAMED_SECTORS);
        const part = share(sum(leading.map(({ current }) => current.amount)), total('amount'));
        if (leading.length < NAMED_SECTORS || rows.some(({ current }) => stateOf(current.amount)?.state === 'unknown')) return null;
        return t(rows.some((row) => hidden('amount', row)) ? 'sentenceAtLeast' : 'sentence', { share: formatted.percent(part) });
      }}
    />
  );
}

/** Pixels for most sectors; the others are shown on demand. */
const SHARES_HEIGHT = 380;

/** Concentration of payments within each sector, and the share of its largest firms. */
export function UnevenSectors() {
  const t = useMessages(messages);
  const largest = String(TOP_PAYERS);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'uneven')}
      query={ask.weights}
      by="sector"
      measure="concentration"
      height="large"
      initialHeight={SHARES_HEIGHT}
      sentence={({ rows: [first], name, text }) => {
        if (!first) return null;
        return t('uneven.sentence', { name: name('sector', first), largest, share: text('largestShare', first) });
      }}
      detail={(row, { formatted }) => t('uneven.detail', { largest, share: formatted.value('largestShare', row) })}
    />
  );
}
