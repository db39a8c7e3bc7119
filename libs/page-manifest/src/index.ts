export { AddressProvider, PageLink, useAddress, type Address, type PageLinkProps } from './address.tsx';
export { defineFeature, type Feature, type PageEntry } from './feature.ts';
