import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Upload } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { cancelUpload, useUploadRequest } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import type { ViewStep } from '../parts/step-list.tsx';
import { StepProgress } from '../parts/step-progress.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { useWaitText } from '../parts/use-who.ts';

export type RunningStep = 'reading' | 'checking' | 'publishing';
const STEPS: Readonly<Record<RunningStep, ViewStep>> = { reading: 'read', checking: 'check', publishing: 'publish' };

/** A step that runs, or waits for another import. */
export function ProgressView({ upload, step }: { readonly upload: Upload; readonly step: RunningStep }) {
  const t = useMessages(stepTexts);
  const waitText = useWaitText();
  const request = useUploadRequest();
  const { progress, waitsFor } = upload;
  return (
    <>
      <UploadHead upload={upload} step={STEPS[step]}>
        {t(step)}
      </UploadHead>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        {waitsFor === null ? (
          <StepProgress label={t(step)} progress={progress} wholeText={t('wholeRead')} />
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
