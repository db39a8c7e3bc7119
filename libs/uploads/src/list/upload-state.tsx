import Chip from '@mui/material/Chip';
import type { UploadStep, UploadSummary } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { listTexts } from '../messages/list.ts';
import { isTakenOut } from '../parts/waiting.ts';

const TONES: Readonly<Partial<Record<UploadStep, 'watch' | 'good' | 'bad'>>> = {
  questions: 'watch',
  sent: 'watch',
  proposed: 'watch',
  checked: 'watch',
  refused: 'bad',
  published: 'good',
};

type StateOf = Pick<UploadSummary, 'step' | 'progress' | 'waitsFor' | 'openQuestions' | 'takenOut'>;

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
