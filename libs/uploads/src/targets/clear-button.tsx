import { useMessages } from '@pendapa/i18n';
import { targetTexts } from '../messages/targets.ts';
import { QuestionButton } from '../parts/question-button.tsx';

/** Empties the table after a question. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages(targetTexts);
  return (
    <QuestionButton
      label={t('clear')}
      title={t('clearTitle')}
      text={t('clearText')}
      no={t('clearNo')}
      yes={t('clearYes')}
      onYes={() => {
        onClear();
        return true;
      }}
    />
  );
}
