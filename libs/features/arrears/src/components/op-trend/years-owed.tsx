import { ChartPanel, usePanelWords } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat } from '@pendapa/i18n';
import { messages } from '../../messages/op-trend.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useYearsOwed } from './questions.ts';

/** Whether debtors owe for longer and longer. */
export function YearsOwed() {
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'owed')}
      asked={useYearsOwed()}
      measure="objects"
      height="small"
      chart={(drawing) => (
        <PiledBars
          {...drawing}
          by="year"
          part="yearsOwed"
          parts={MEMBER_NAMES.yearsOwed}
          measure="objects"
          order="given"
          name={format.year}
        />
      )}
    />
  );
}
