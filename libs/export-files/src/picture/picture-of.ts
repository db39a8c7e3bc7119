import type { Drawing } from '../model.ts';
import { faceStyle } from './face.ts';

/** Pixels of the picture for one of the drawing: sharp on paper and on dense screens. */
const SHARPNESS = 2;
/** What browsers draw at most on one side. */
const MOST_PIXELS = 16_000;
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

/** Pixels of a drawing on white. Browsers draw SVG outside of workers only; decoding and encoding leave the page free. */
export async function pictureOf({ svg, width, height }: Drawing, format: PictureFormat): Promise<Blob> {
  const scale = Math.min(SHARPNESS, MOST_PIXELS / width, MOST_PIXELS / height);
  const image = await imageOf(svg.replace('>', `>${await faceStyle()}`));
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return encoded(canvas, format);
}
