import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface ListedStep {
  readonly key: string;
  /** Amount or number that the step is about. */
  readonly figure: string;
  /** Sentence that leads to where one acts. */
  readonly sentence: ReactNode;
}

/** A list of steps, one line each: the figure and a sentence that leads there. */
export const StepList = ({ steps }: { readonly steps: readonly ListedStep[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map(({ key, figure, sentence }) => (
      <Box
        key={key}
        component="li"
        sx={{
          display: 'grid',
          alignItems: 'baseline',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
          columnGap: 2,
          py: 1,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {figure}
        </Typography>
        <Typography variant="body2" component="span">
          {sentence}
        </Typography>
      </Box>
    ))}
  </Box>
);
