/** Sizes in CSS pixels, so that nothing moves when a picture arrives. Written by `npm run docs:guide`. */
export const PICTURE_SIZES = {
  'sentence-id': { width: 832, height: 171 },
  'sentence-en': { width: 832, height: 171 },
  'cards-id': { width: 832, height: 381 },
  'cards-en': { width: 832, height: 399 },
  'bars-id': { width: 832, height: 426 },
  'bars-en': { width: 832, height: 426 },
  'months-id': { width: 832, height: 536 },
  'months-en': { width: 832, height: 536 },
  'course-id': { width: 832, height: 448 },
  'course-en': { width: 832, height: 448 },
  'matrix-id': { width: 832, height: 719 },
  'matrix-en': { width: 832, height: 748 },
  'map-id': { width: 832, height: 617 },
  'map-en': { width: 832, height: 617 },
  'forecast-id': { width: 832, height: 536 },
  'forecast-en': { width: 832, height: 536 },
} as const;
