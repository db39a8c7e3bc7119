import { useAddress } from '@pendapa/page-manifest';

/** To another page with the filters of this one, narrowed to a code of the filter with this key of the address. */
export function useLeadTo(path: string, key: 'u' | 't'): (code: string) => void {
  const { parameters, go } = useAddress();
  return (code) => {
    const next = new URLSearchParams(parameters);
    next.set(key, code);
    go(`${path}?${next.toString()}`);
  };
}
