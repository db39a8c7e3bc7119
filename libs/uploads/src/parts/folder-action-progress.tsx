import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { FolderAction } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useUploadRequest, type UploadRequest } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';
import { useDuration } from './amounts-of-file.ts';
import { FailureNotice } from './failure-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useWaitText } from './use-who.ts';

function Share({ label, progress }: { readonly label: string; readonly progress: FolderAction['progress'] }) {
  const t = useMessages(stepTexts);
  const { percent } = useFormat();
  const duration = useDuration();
  if (progress === null || progress.total === 0) return <LinearProgress aria-label={label} sx={{ height: 8, borderRadius: 1 }} />;
  const share = progress.done / progress.total;
  const words = [t('share', { share: percent(share, 0) }), t('elapsed', { time: duration(progress.seconds) })].join(', ');
  return <ProgressBar label={label} share={share} words={words} heard={(rounded) => t('share', { share: percent(rounded, 0) })} />;
}

export interface FolderActionProgressProps {
  readonly action: FolderAction;
  /** What is done: "april.csv is being removed from the data." */
  readonly label: string;
  /** The request that ends it. */
  readonly onStop: () => UploadRequest;
}

/** Removal of a load or mapping of codes that runs, or waits for another import. */
export function FolderActionProgress({ action: { waitsFor, progress }, label, onStop }: FolderActionProgressProps) {
  const t = useMessages(stepTexts);
  const waitText = useWaitText();
  const request = useUploadRequest();
  return (
    <Paper component="section" variant="outlined" aria-label={label} sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
      <Typography variant="body2">{label}</Typography>
      {waitsFor === null ? (
        <Share label={label} progress={progress} />
      ) : (
        <LineNotice tone="watch" role="status">
          {waitText(waitsFor)}
        </LineNotice>
      )}
      <Typography variant="body2" color="textSecondary">
        {t(waitsFor === null ? 'maySafelyClose' : 'goesOn')}
      </Typography>
      <FailureNotice failure={request.failure} />
      <Button
        size="small"
        variant="outlined"
        disabled={request.isSending}
        onClick={() => void request.send(onStop())}
        sx={{ justifySelf: 'start' }}
      >
        {t('stop')}
      </Button>
    </Paper>
  );
}
