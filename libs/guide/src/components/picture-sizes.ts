import type { Language } from '@pendapa/contracts';
import type { PictureName } from '../content/guide.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZE: Size = { width: 660, height: 300 };

/** Sizes in CSS pixels, so that nothing moves when a picture arrives. */
export const PICTURE_SIZES: Readonly<Record<`${PictureName}-${Language}`, Size>> = {
  'sentence-id': SIZE,
  'sentence-en': SIZE,
  'cards-id': SIZE,
  'cards-en': SIZE,
  'bars-id': SIZE,
  'bars-en': SIZE,
  'months-id': SIZE,
  'months-en': SIZE,
  'course-id': SIZE,
  'course-en': SIZE,
  'matrix-id': SIZE,
  'matrix-en': SIZE,
  'map-id': SIZE,
  'map-en': SIZE,
  'forecast-id': SIZE,
  'forecast-en': SIZE,
};
