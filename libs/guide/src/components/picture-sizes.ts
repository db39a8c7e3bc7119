/** Sizes in CSS pixels, so that nothing moves when a picture arrives. Written by `npm run docs:guide`. */
export const PICTURE_SIZES = {
  'sentence-id': { width: 832, height: 171 },
  'sentence-en': { width: 832, height: 171 },
  'cards-id': { width: 832, height: 381 },
  'cards-en': { width: 832, height: 399 },
  'bars-id': { width: 832, height: 408 },
  'bars-en': { width: 832, height: 408 },
  'months-id': { width: 832, height: 536 },
  'months-en': { width: 832, height: 536 },
  'course-id': { width: 832, height: 412 },
  'course-en': { width: 832, height: 412 },
  'matrix-id': { width: 832, height: 719 },
  'matrix-en': { width: 832, height: 748 },
  'map-id': { width: 832, height: 600 },
  'map-en': { width: 832, height: 600 },
  'forecast-id': { width: 832, height: 536 },
  'forecast-en': { width: 832, height: 536 },
} as const;
