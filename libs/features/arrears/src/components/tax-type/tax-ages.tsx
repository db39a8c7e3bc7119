import { ChartPanel, share, useNarrow, usePanelWords } from '@pendapa/analysis';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useAges } from './questions.ts';

/** What each tax is owed, piled up by age; a click goes into one. */
export function TaxAges() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ages')}
      asked={useAges()}
      measure="total"
      sentence={({ rows, total, format }) => {
        const oldest = rows.filter(({ codes }) => codes.ageBand === '5+').reduce((sum, { current }) => sum + Number(current.total), 0);
        const part = share(String(oldest), total('total'));
        return part === null ? null : t('ages.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <PiledBars {...drawing} by="taxType" part="ageBand" parts={MEMBER_NAMES.ageBand} measure="total" onSelect={select} />
      )}
    />
  );
}
