import { useMessages } from '@pendapa/i18n';
import { NoteText } from '@pendapa/ui-layout';
import { stateTexts } from '../messages/states.ts';
import { PARTIAL_SIGN } from './use-state-words.ts';

/** Note below a chart that says what the sign of an incomplete figure means; null if no text has it. */
export function PartialNote({ texts }: { readonly texts: readonly string[] }) {
  const meaning = useMessages(stateTexts)('partialSign');
  if (!texts.some((text) => text.includes(PARTIAL_SIGN))) return null;
  return (
    <NoteText>
      {PARTIAL_SIGN} {meaning}
    </NoteText>
  );
}
