import LinearProgress from '@mui/material/LinearProgress';
import type { FolderAction, UploadProgress } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { stepTexts } from '../messages/steps.ts';
import { useDuration } from './amounts-of-file.ts';
import { ProgressBar } from './progress-bar.tsx';

export interface StepProgressProps {
  /** The step that runs. */
  readonly label: string;
  /** Null before the step says how far it is. Rows and the time that is left are those of a file. */
  readonly progress: FolderAction['progress'] | UploadProgress;
  /** Instead of the share, if all is done but the step goes on. */
  readonly wholeText?: string;
}

/** Share, rows, and time of a running step, as a bar and in words. */
export function StepProgress({ label, progress, wholeText }: StepProgressProps) {
  const t = useMessages(stepTexts);
  const { percent } = useFormat();
  const duration = useDuration();
  if (progress === null || progress.total === 0) return <LinearProgress aria-label={label} sx={{ height: 8, borderRadius: 1 }} />;
  const share = Math.min(1, progress.done / progress.total);
  const shareText = (part: number): string => t('share', { share: percent(part, 0) });
  const [rows, left] = 'rows' in progress ? [progress.rows, progress.secondsLeft] : [0, null];
  const words = [
    share === 1 && wholeText !== undefined ? wholeText : shareText(share),
    ...(rows > 0 ? [t('rows', { count: rows })] : []),
    t('elapsed', { time: duration(progress.seconds) }),
    ...(left === null ? [] : [t('left', { left: duration(left) })]),
  ].join(', ');
  return <ProgressBar label={label} share={share} words={words} heard={shareText} />;
}
