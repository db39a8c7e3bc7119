/** Paper of Indonesian offices: A4, and F4 (folio, 215 by 330 mm). */
export const PAPERS = ['A4', 'F4'] as const;
export type PaperSize = (typeof PAPERS)[number];
/** `auto`: a sheet is landscape if its columns need it, otherwise portrait. */
export const ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface Paper {
  readonly size: PaperSize;
  readonly orientation: Orientation;
}

const POINTS_PER_MM = 72 / 25.4;
const MILLIMETRES: Readonly<Record<PaperSize, readonly [number, number]>> = { A4: [210, 297], F4: [215, 330] };
/** In points; leaves room for the footer. */
export const MARGIN = 36;
export const FOOT = 44;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Width and height in points, by orientation. */
export function pageSize({ size, orientation }: Paper): Room {
  const [short, long] = MILLIMETRES[size].map((mm) => mm * POINTS_PER_MM) as [number, number];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}

/** The area between the margins, in points. */
export function roomOf(paper: Paper): Room {
  const { width, height } = pageSize(paper);
  return { width: width - 2 * MARGIN, height: height - MARGIN - FOOT };
}
