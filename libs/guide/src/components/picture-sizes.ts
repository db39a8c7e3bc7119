/** Sizes in CSS pixels, so that nothing moves when a picture arrives. Written by `npm run docs:guide`. */
export const PICTURE_SIZES = {
  'sentence-id': { width: 832, height: 143 },
  'sentence-en': { width: 832, height: 171 },
  'cards-id': { width: 832, height: 399 },
  'cards-en': { width: 832, height: 399 },
  'bars-id': { width: 832, height: 426 },
  'bars-en': { width: 832, height: 426 },
  'months-id': { width: 832, height: 536 },
  'months-en': { width: 832, height: 536 },
  'course-id': { width: 832, height: 448 },
  'course-en': { width: 832, height: 448 },
  'matrix-id': { width: 832, height: 715 },
  'matrix-en': { width: 832, height: 744 },
  'map-id': { width: 832, height: 545 },
  'map-en': { width: 832, height: 545 },
  'forecast-id': { width: 832, height: 436 },
  'forecast-en': { width: 832, height: 436 },
} as const;
