import { useMemo, useState } from 'react';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import type { Moment } from '../model.ts';
import type { TimeFrame } from './time-panel.tsx';

export function useTimeFrame(moments: readonly Moment[], right: number): TimeFrame {
  const [highlighted, highlight] = useState<readonly AxisItemIdentifier[]>([]);
  return useMemo(() => ({ moments, right, highlighted, highlight }), [moments, right, highlighted]);
}
