import { largestFirst, PageSentence, RankedPanel, share, stateOf, sum, usePanelWords } from '@pendapa/analysis';
import { LARGEST_PAYERS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** So many sectors are told to carry the revenue from firms. */
const LEADING = 3;

/** How few sectors bring most; at least so much where one of them is not told. */
export function CorporateSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={ask.sectors}
      measure="amount"
      sentence={({ rows, hidden, total, told }) => {
        const leading = largestFirst(rows, 'sector', 'amount').rows.slice(0, LEADING);
        const part = share(sum(leading.map(({ current }) => current.amount)), total('amount'));
        if (leading.length < LEADING || rows.some(({ current }) => stateOf(current.amount)?.state === 'unknown')) return null;
        return t(rows.some((row) => hidden('amount', row)) ? 'sentenceAtLeast' : 'sentence', { share: told.percent(part) });
      }}
    />
  );
}

/** Pixels: room for most sectors; the least uneven are shown on demand. */
const MOST_ROWS = 380;

/** How unevenly the firms of each sector pay, and what the largest of them bring. */
export function UnevenSectors() {
  const t = useMessages(messages);
  const largest = String(LARGEST_PAYERS);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'uneven')}
      asked={ask.weights}
      by="sector"
      measure="concentration"
      height="large"
      room={MOST_ROWS}
      sentence={({ rows: [most], name, told, text }) => {
        if (!most) return null;
        const index = told.of('concentration', most);
        return t('uneven.sentence', { name: name('sector', most), index, largest, share: text('largestShare', most) });
      }}
      detail={(row, { told }) => t('uneven.detail', { largest, share: told.of('largestShare', row) })}
    />
  );
}
