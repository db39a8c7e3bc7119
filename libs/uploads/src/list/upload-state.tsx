import Chip from '@mui/material/Chip';
import type { UploadStep, UploadSummary } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { listTexts } from '../messages/list.ts';

const TONES: Readonly<Partial<Record<UploadStep, 'watch' | 'good' | 'bad'>>> = {
  questions: 'watch',
  sent: 'watch',
  proposed: 'watch',
  checked: 'watch',
  refused: 'bad',
  published: 'good',
};

type StateOf = Pick<UploadSummary, 'step' | 'progress' | 'waitsFor' | 'openQuestions' | 'takenOut'>;

/** True for a file whose publication was taken out of the data, and for which nobody began another one. */
export const isTakenOut = ({ step, takenOut }: Pick<UploadSummary, 'step' | 'takenOut'>): boolean =>
  takenOut !== null && step === 'proposed';

/** The state of an upload in words. */
function useStateWords(): (upload: StateOf) => string {
  const t = useMessages(listTexts);
  const { percent } = useFormat();
  return ({ step, progress, waitsFor, openQuestions, takenOut }) => {
    if (waitsFor !== null) return t('step.waits');
    if (isTakenOut({ step, takenOut })) return t('step.takenOut');
    if (step === 'questions' && openQuestions > 0) return t('step.open', { count: openQuestions });
    const words = t(`step.${step}`);
    if (progress === null || progress.total === 0) return words;
    return t('step.share', { step: words, share: percent(progress.done / progress.total, 0) });
  };
}

export function UploadState({ upload }: { readonly upload: StateOf }) {
  const words = useStateWords();
  const tone = TONES[upload.step];
  return (
    <Chip
      size="small"
      label={words(upload)}
      sx={tone ? { color: `status.${tone}`, bgcolor: `status.${tone}Ground` } : { color: 'text.secondary', bgcolor: 'raised' }}
    />
  );
}
