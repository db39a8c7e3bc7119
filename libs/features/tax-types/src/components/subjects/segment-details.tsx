import { DetailsPanel, useAddressChoice, usePanelWords } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { ListChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/holders.ts';
import { SEGMENTS, useHoldersBy } from './questions.ts';

/** The proof: groups of taxpayers with objects, revenue, compliance and arrears. */
export function SegmentDetails() {
  const t = useMessages(messages);
  const text = useText();
  const [by, choose] = useAddressChoice('sg', SEGMENTS);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useHoldersBy(by)}
      measure="objects"
      actions={
        <ListChoice label={t('segment')} value={by} choices={SEGMENTS} name={(one) => text(DIMENSION_LABELS[one])} onChoose={choose} />
      }
      note={({ said }) => t('table.note', { year: said.year })}
    />
  );
}
