import { useMemo, useState } from 'react';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import type { Moment } from '../model.ts';
import type { TimeFrame } from './time-panel.tsx';

/** `onSelect` makes moments lead somewhere: by click and by Enter. */
export function useTimeFrame(moments: readonly Moment[], right: number, onSelect?: (index: number) => void): TimeFrame {
  const [highlighted, highlight] = useState<AxisItemIdentifier[]>([]);
  return useMemo(() => ({ moments, right, highlighted, highlight, onSelect }), [moments, right, highlighted, onSelect]);
}
