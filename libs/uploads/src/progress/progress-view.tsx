import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import LinearProgress from '@mui/material/LinearProgress';
import type { Upload } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { cancelUpload, useUploadRequest } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { useDuration } from '../parts/amounts-of-file.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import type { ViewStep } from '../parts/step-list.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { useWaitText } from '../parts/use-who.ts';

export type RunningStep = 'reading' | 'checking' | 'publishing';
const STEPS: Readonly<Record<RunningStep, ViewStep>> = { reading: 'read', checking: 'check', publishing: 'publish' };

/** Share, rows, and time of the running step, in words. */
function Progress({ upload, step }: { readonly upload: Upload; readonly step: RunningStep }) {
  const t = useMessages(stepTexts);
  const { percent } = useFormat();
  const duration = useDuration();
  const { progress } = upload;
  if (progress === null || progress.total === 0) {
    return <LinearProgress aria-label={t(step)} sx={{ height: 8, borderRadius: 1 }} />;
  }
  const share = Math.min(1, progress.done / progress.total);
  const words = [
    // The check after reading has no known length.
    share === 1 ? t('wholeRead') : t('share', { share: percent(share, 0) }),
    ...(progress.rows > 0 ? [t('rows', { count: progress.rows })] : []),
    t('elapsed', { time: duration(progress.seconds) }),
    ...(progress.secondsLeft === null ? [] : [t('left', { left: duration(progress.secondsLeft) })]),
  ].join(', ');
  return <ProgressBar label={t(step)} share={share} words={words} heard={(rounded) => t('share', { share: percent(rounded, 0) })} />;
}

/** A step that runs, or waits for another import. */
export function ProgressView({ upload, step }: { readonly upload: Upload; readonly step: RunningStep }) {
  const t = useMessages(stepTexts);
  const waitText = useWaitText();
  const request = useUploadRequest();
  const { waitsFor } = upload;
  return (
    <>
      <UploadHead upload={upload} step={STEPS[step]}>
        {t(step)}
      </UploadHead>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        {waitsFor === null ? (
          <Progress upload={upload} step={step} />
        ) : (
          <LineNotice tone="watch" role="status">
            {waitText(waitsFor)}
          </LineNotice>
        )}
        <Typography variant="body2" color="textSecondary">
          {t(waitsFor === null ? 'maySafelyClose' : 'goesOn')}
        </Typography>
      </Paper>
      <FailureNotice failure={request.failure} />
      <ActionBar>
        <Button variant="outlined" disabled={request.isSending} onClick={() => void request.send(cancelUpload(upload.id))}>
          {t('stop')}
        </Button>
      </ActionBar>
    </>
  );
}
