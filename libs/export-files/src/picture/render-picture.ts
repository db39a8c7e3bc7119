import type { SvgImage } from '../model.ts';
import { fontStyle } from './font.ts';

/** Pixels of the picture per pixel of the SVG: sharp on paper and on dense screens. */
const SHARPNESS = 2;
/** The maximum side length that browsers draw. */
const MAX_PIXELS = 16_000;
const JPG_QUALITY = 0.92;

export type PictureFormat = 'png' | 'jpg';

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function encoded(canvas: HTMLCanvasElement, format: PictureFormat): Promise<Blob> {
  const type = format === 'png' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser drew no picture'))), type, JPG_QUALITY);
  });
}

/** Renders an SVG on white. Browsers render SVG only outside of workers; decoding and encoding do not block the page. */
export async function renderPicture({ svg, width, height }: SvgImage, format: PictureFormat): Promise<Blob> {
  const scale = Math.min(SHARPNESS, MAX_PIXELS / width, MAX_PIXELS / height);
  const image = await imageOf(svg.replace('>', `>${await fontStyle()}`));
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return encoded(canvas, format);
}
