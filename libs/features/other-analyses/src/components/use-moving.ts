import { useState } from 'react';

/** Value and setter of a slider. The value changes before the address, so that the next key continues from it. */
export function useMoving(value: number): readonly [shown: number, move: (to: number) => void] {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number } | null>(null);
  if (moved !== null && moved.from !== value) setMoved(null);
  return [moved?.to ?? value, (to) => setMoved({ from: value, to })];
}
