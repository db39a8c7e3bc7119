import type { LoadSummary } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { sendLoadRemoval, useUploadRequest } from '@pendapa/query';
import { loadTexts } from '../messages/loads.ts';
import { QuestionButton } from '../parts/question-button.tsx';

export interface RemoveButtonProps {
  readonly load: LoadSummary;
  /** Called when the button is gone, which had the focus. */
  readonly onRemoved: () => void;
}

/** Removes a load from the data after a question; nothing for a load that is not in the data. */
export function RemoveButton({ load: { number, source, at, rows }, onRemoved }: RemoveButtonProps) {
  const t = useMessages(loadTexts);
  const { instant } = useFormat();
  const request = useUploadRequest();
  if (number === null) return null;
  const remove = async (): Promise<boolean> => {
    const isBegun = await request.send(sendLoadRemoval(number));
    if (isBegun) onRemoved();
    return isBegun;
  };
  return (
    <QuestionButton
      label={t('remove')}
      name={t('removeOf', { name: source, when: instant(at) })}
      isSmall
      title={t('removeTitle', { name: source })}
      text={
        <>
          {t('removeText', { count: rows })}
          <FailureNotice failure={request.failure} />
        </>
      }
      no={t('removeNo')}
      yes={t('removeYes')}
      isSending={request.isSending}
      onYes={remove}
    />
  );
}
