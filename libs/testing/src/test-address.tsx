import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AddressProvider, type Address, type PageLinkProps } from '@pendapa/page-manifest';

function TestLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export interface TestAddressProps {
  readonly path: string;
  readonly title: string;
  readonly fromWithin: boolean;
  readonly visited: string[];
  readonly children: ReactNode;
}

/** An address bar in memory: `path` may carry a query string, `visited` collects where the page went. */
export function TestAddress({ path, title, fromWithin, visited, children }: TestAddressProps) {
  const [current, setCurrent] = useState(path);
  const latest = useRef(path);
  const address = useMemo((): Address => {
    const [route = '/', query = ''] = current.split('?');
    const go = (to: string): void => {
      visited.push(to);
      latest.current = to;
      setCurrent(to);
    };
    const latestParameters = (): URLSearchParams => new URLSearchParams(latest.current.split('?')[1]);
    return {
      path: route,
      title,
      fromWithin,
      parameters: new URLSearchParams(query),
      latestParameters,
      changeParameters: (change) => go(`${route}?${change(latestParameters()).toString()}`),
      go,
      Link: TestLink,
    };
  }, [current, title, fromWithin, visited]);
  return <AddressProvider value={address}>{children}</AddressProvider>;
}
