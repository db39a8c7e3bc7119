import { DetailsPanel, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { KindRows } from './kind-rows.tsx';
import { useKinds } from './questions.ts';

/** The proof: every kind in every use. */
export function ObjectDetails() {
  const t = useMessages(messages);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useKinds().asked}
      measure="registered"
      note={() => t('table.note')}
      table={(drawing) => <KindRows {...drawing} />}
    />
  );
}
