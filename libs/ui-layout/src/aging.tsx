import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '@pendapa/i18n';
import { panelTexts } from './messages/panels.ts';
import type { Room } from './panel.tsx';

/** Milliseconds for which old figures stay visible while new ones load. */
const STAY = 600;

const leaves = {
  animation: `pendapa-leaves 1ms ${STAY}ms both`,
  '@keyframes pendapa-leaves': { from: { visibility: 'visible' }, to: { visibility: 'hidden' } },
};
const comes = {
  animation: `pendapa-comes 1ms ${STAY}ms both`,
  '@keyframes pendapa-comes': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
};

const whole = { display: 'flex', displayPrint: 'block', flexDirection: 'column', flex: 1, minWidth: 0 } as const;

function OldMark({ at }: { readonly at: 'top' | 'bottom' }) {
  const t = useMessages(panelTexts);
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        right: 0,
        [at]: at === 'top' ? 0 : -14,
        zIndex: 1,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 600,
        color: 'status.watch',
        bgcolor: 'status.watchGround',
        ...leaves,
      }}
    >
      {t('old')}
    </Box>
  );
}

export interface AgingProps {
  /** True if the children show the previous query and the new answer is loading. */
  readonly old: boolean;
  /** Position of the notice: inside at the top, or over the lower edge. */
  readonly markAt: 'top' | 'bottom';
  readonly minHeight?: Room;
  readonly children: ReactNode;
}

/** Dims and labels figures of the previous query; after a while a skeleton of the same size replaces them. */
export function Aging({ old, markAt, minHeight, children }: AgingProps) {
  return (
    <Box aria-busy={old} sx={{ ...whole, position: 'relative', minHeight }}>
      <Box sx={{ ...whole, ...(old ? { opacity: 0.5, ...leaves } : {}) }}>{children}</Box>
      {old && <OldMark at={markAt} />}
      {old && <Skeleton variant="rounded" sx={{ position: 'absolute', inset: 0, width: 'auto', height: 'auto', ...comes }} />}
    </Box>
  );
}
