import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Current address and functions to change it; the shell supplies them from its router. */
export interface Address {
  readonly path: string;
  /** Inside of a page its name, as the menu has it; empty outside. */
  readonly title: string;
  /** True if a link inside the product led here. False if the address was opened directly, or after going back. */
  readonly fromWithin: boolean;
  readonly parameters: URLSearchParams;
  /** Parameters as they were last written. They are newer than `parameters` until the page is rendered again. */
  readonly latestParameters: () => URLSearchParams;
  /**
   * Changes the query string only; `replace` leaves no entry in the history. `change` gets the parameters as they were last written:
   * `parameters` may still be those before.
   */
  readonly changeParameters: (change: (latest: URLSearchParams) => URLSearchParams, options?: { readonly replace?: boolean }) => void;
  readonly go: (to: string) => void;
  readonly Link: ComponentType<PageLinkProps>;
}

const AddressContext = createContext<Address | null>(null);

export const AddressProvider = AddressContext.Provider;

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useAddress outside of AddressProvider');
  return address;
}

/** A link inside the product. */
export function PageLink(props: PageLinkProps) {
  const { Link } = useAddress();
  return <Link {...props} />;
}
