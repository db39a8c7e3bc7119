import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last commit, for callbacks that stay the same while it changes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
