export { AddressProvider, PageLink, useAddress, type Address, type PageLinkProps } from './address.tsx';
export { GUIDE_PATH, guideAddress, guidePartAddress } from './guide-address.ts';
export { CODES_ADDRESS, IMPORT_PATH, TARGETS_ADDRESS, uploadAddress } from './import-address.ts';
export { WORK_LISTS_PATH, workListAddress } from './work-list-address.ts';
export { defineFeature, type Feature, type PageEntry } from './feature.ts';
export {
  findBottomBarEntry,
  listBottomBarPages,
  isAddress,
  translateLabel,
  findMenuEntry,
  listMenuPages,
  findPage,
  listPages,
  useLabels,
  type FeaturePage,
} from './menu.ts';
