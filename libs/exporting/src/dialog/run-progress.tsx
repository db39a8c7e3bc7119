import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { exportTexts } from '../messages.ts';
import type { Step } from './make-file.ts';

const shareOf = (step: Step): number | null => {
  if (step.kind === 'rows') return step.all === 0 ? null : step.n / step.all;
  return step.kind === 'writing' && step.done > 0 ? step.done : null;
};

/** The current step and its progress. */
export function RunProgress({ step }: { readonly step: Step }) {
  const t = useMessages(exportTexts);
  const format = useFormat();
  const share = shareOf(step);
  const progressText = (): string => {
    if (step.kind === 'collecting') return t('collecting');
    if (step.kind === 'rows') return t('collectingRows', { n: format.count(step.n), all: format.count(step.all) });
    return t('writing', { percent: format.percent(step.done, 0) });
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" role="status">
        {progressText()}
      </Typography>
      <LinearProgress
        aria-label={progressText()}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : Math.min(share, 1) * 100}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}
