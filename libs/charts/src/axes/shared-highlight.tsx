import { useEffect, useState } from 'react';
import { useFocusedItem } from '@mui/x-charts/hooks';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { CATEGORIES } from './category.ts';

/** Highlighted place that stacked panels share. */
export interface SharedHighlight {
  readonly at: AxisItemIdentifier[];
  readonly move: (to: AxisItemIdentifier[]) => void;
}

const NONE: AxisItemIdentifier[] = [];

export function useSharedHighlight(): SharedHighlight {
  const [at, move] = useState(NONE);
  return { at, move };
}

/** Makes a shared highlight follow the arrow keys; the library syncs the pointer only. */
export function KeyboardHighlight({ move }: Pick<SharedHighlight, 'move'>) {
  const item = useFocusedItem();
  const index = item && 'dataIndex' in item ? item.dataIndex : undefined;
  useEffect(() => move(index === undefined ? NONE : [{ axisId: CATEGORIES, dataIndex: index }]), [index, move]);
  return null;
}
