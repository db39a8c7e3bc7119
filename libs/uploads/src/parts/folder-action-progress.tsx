import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { FolderAction } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { useUploadRequest, type UploadRequest } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';
import { StepProgress } from './step-progress.tsx';
import { useWaitText } from './use-who.ts';

export interface FolderActionProgressProps {
  readonly action: FolderAction;
  /** The action in words: "april.csv is being removed from the data." */
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
        <StepProgress label={label} progress={progress} />
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
