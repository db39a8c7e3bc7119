import { useEffect, useState } from 'react';

export interface Reload {
  readonly loading: boolean;
  readonly reload: () => void;
}

/** Simulates loading for `milliseconds`. */
export function useReload(milliseconds: number): Reload {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), milliseconds);
    return () => clearTimeout(timer);
  }, [loading, milliseconds]);
  return { loading, reload: () => setLoading(true) };
}
