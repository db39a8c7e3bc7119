import { useState } from 'react';

/** The value of a slider, and how it is moved. The value is known before the address has followed, so that the next key goes on from there. */
export function useMoving(value: number): readonly [shown: number, move: (to: number) => void] {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number } | null>(null);
  if (moved !== null && moved.from !== value) setMoved(null);
  return [moved?.to ?? value, (to) => setMoved({ from: value, to })];
}
