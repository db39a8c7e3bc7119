import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '@pendapa/i18n';
import { panelTexts } from './messages/panels.ts';
import type { Room } from './panel.tsx';

/** So long do old figures stay in sight while the new ones are on their way. Milliseconds. */
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
        ...{ position: 'absolute', right: 0, [at]: at === 'top' ? 0 : -14, zIndex: 1, px: 1, py: 0.25, borderRadius: 1 },
        ...{ typography: 'caption', fontWeight: 600, color: 'status.watch', bgcolor: 'status.watchGround' },
        ...leaves,
      }}
    >
      {t('old')}
    </Box>
  );
}

export interface AgingProps {
  /** What is inside belongs to the question before; the answer to the new one is on its way. */
  readonly old: boolean;
  /** Where there is room to say so: inside at the top, or over the lower edge. */
  readonly markAt: 'top' | 'bottom';
  readonly minHeight?: Room;
  readonly children: ReactNode;
}

/** Figures that grow old dim at once and are called so; when the new ones take long, a skeleton as large takes their place. */
export function Aging({ old, markAt, minHeight, children }: AgingProps) {
  return (
    <Box aria-busy={old} sx={{ ...whole, position: 'relative', minHeight }}>
      <Box sx={{ ...whole, ...(old ? { opacity: 0.5, ...leaves } : {}) }}>{children}</Box>
      {old && <OldMark at={markAt} />}
      {old && <Skeleton variant="rounded" sx={{ position: 'absolute', inset: 0, width: 'auto', height: 'auto', ...comes }} />}
    </Box>
  );
}
