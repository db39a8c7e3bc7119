/** Pixels of an own drawing: where its values stand between the edges. */
export interface Plane {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Place of a value between two ends, in pixels from `start` over `length`. */
export const along = (value: number, least: number, most: number, start: number, length: number): number =>
  most === least ? start : Math.round((start + ((value - least) / (most - least)) * length) * 10) / 10;
