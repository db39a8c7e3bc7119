import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useFormat, useMessages } from '@pendapa/i18n';
import { visuallyHidden } from '@pendapa/ui-layout';
import { stepTexts } from '../messages/steps.ts';

const VIEW_STEPS = ['send', 'read', 'check', 'publish'] as const;
export type ViewStep = (typeof VIEW_STEPS)[number];

const mark = (state: 'done' | 'current' | 'next') => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  typography: 'caption',
  fontWeight: 600,
  border: 1,
  borderColor: state === 'next' ? 'outline' : 'primary.main',
  color: state === 'done' ? 'primary.contrastText' : state === 'current' ? 'primary.main' : 'text.secondary',
  bgcolor: state === 'done' ? 'primary.main' : 'transparent',
});

/** The four steps of an upload. `isDone` also marks the last one as done. */
export function StepList({ step, isDone = false }: { readonly step: ViewStep; readonly isDone?: boolean }) {
  const t = useMessages(stepTexts);
  const { count } = useFormat();
  const at = VIEW_STEPS.indexOf(step);
  const stateOf = (index: number) => (index < at || isDone ? 'done' : index === at ? 'current' : 'next');
  return (
    <Paper
      component="ol"
      variant="outlined"
      aria-label={t('steps')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(4, auto)', sm: 'repeat(4, minmax(0, 1fr))' },
        overflow: 'hidden',
      }}
    >
      {VIEW_STEPS.map((key, index) => {
        const state = stateOf(index);
        return (
          <Box
            component="li"
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: { xs: 'center', sm: 'flex-start' },
              gap: 1,
              px: { xs: 1, sm: 1.5 },
              py: 1,
              typography: 'body2',
              fontWeight: state === 'current' ? 600 : 400,
              color: state === 'current' ? 'primary.main' : state === 'next' ? 'text.secondary' : 'text.primary',
              bgcolor: state === 'current' ? 'brandGround' : 'transparent',
            }}
          >
            <Box component="span" aria-hidden sx={mark(state)}>
              {state === 'done' ? <CheckIcon sx={{ fontSize: '1rem' }} /> : count(index + 1)}
            </Box>
            {/* Narrow screens have room for the name of the current step only; others are heard. */}
            <Box component="span" sx={state === 'current' ? {} : { '@media (max-width: 599.95px)': visuallyHidden }}>
              {t(key)}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {t(state)}
            </Box>
          </Box>
        );
      })}
    </Paper>
  );
}
