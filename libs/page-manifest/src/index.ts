export { AddressProvider, PageLink, useAddress, type Address, type PageLinkProps } from './address.tsx';
export { defineFeature, type Feature, type PageEntry } from './feature.ts';
export {
  bottomBarEntryOf,
  bottomBarOf,
  isAddress,
  labelIn,
  menuPageOf,
  menuPages,
  placeAt,
  menuEntriesOf,
  useLabels,
  type Place,
} from './menu.ts';
