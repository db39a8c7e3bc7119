import { ConcentrationPanel, PanelRow, RankedPanel, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { LARGEST_PAYERS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** Pixels: room for most sectors; the least uneven are shown on demand. */
const MOST_ROWS = 380;

/** How unevenly the firms of each sector pay, and what the largest of them bring. */
function UnevenSectors() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'uneven')}
      asked={useFilteredAnswer(ask.weights)}
      by="sector"
      measure="concentration"
      height="large"
      room={MOST_ROWS}
      sentence={({ rows: [most], name, text }) =>
        most && most.current.concentration !== null
          ? t('uneven.sentence', {
              name: name('sector', most),
              index: text('concentration', most),
              largest: String(LARGEST_PAYERS),
              share: text('largestShare', most),
            })
          : null
      }
      detail={(row, { text }) =>
        row.current.largestShare !== null && t('uneven.detail', { largest: String(LARGEST_PAYERS), share: text('largestShare', row) })
      }
    />
  );
}

/** How few firms bring how much: of all, and of each sector. */
export const Concentration = () => (
  <PanelRow even>
    <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} asked={useFilteredAnswer(ask.paidBands)} height="large" />
    <UnevenSectors />
  </PanelRow>
);
