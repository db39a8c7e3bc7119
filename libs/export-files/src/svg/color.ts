export interface Color {
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
}

const RGB = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+%?))?\s*\)$/;
const SRGB = /^color\(srgb\s+([\d.e-]+)\s+([\d.e-]+)\s+([\d.e-]+)(?:\s*\/\s*([\d.]+%?))?\s*\)$/;

const alphaOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
};

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.min(Math.max(Math.round(part), 0), 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Parses a computed colour; null for other values, such as `none`. */
export function parseColor(computed: string): Color | null {
  if (/^#[0-9a-f]{6}$/i.test(computed)) return { hex: computed.toLowerCase(), alpha: 1 };
  const bytes = RGB.exec(computed);
  if (bytes) return { hex: hex(bytes.slice(1, 4).map(Number)), alpha: alphaOf(bytes[4]) };
  const parts = SRGB.exec(computed);
  if (parts) return { hex: hex(parts.slice(1, 4).map((part) => Number(part) * 255)), alpha: alphaOf(parts[4]) };
  return null;
}
