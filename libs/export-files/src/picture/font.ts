import { FONT_FAMILY } from '../svg/to-svg-image.ts';

const LATIN = /U\+0000-00FF|U\+0-FF/i;

function fontRules(): readonly CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule);
}

function latinSource(): string | null {
  const face = fontRules().find(({ style }) => {
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    return family === FONT_FAMILY && LATIN.test(style.getPropertyValue('unicode-range'));
  });
  const address = /url\(["']?([^"')]+)["']?\)/.exec(face?.style.getPropertyValue('src') ?? '')?.[1];
  return address === undefined ? null : new URL(address, face?.parentStyleSheet?.href ?? document.baseURI).href;
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function load(): Promise<string> {
  const source = latinSource();
  if (source === null) return '';
  const response = await fetch(source);
  if (!response.ok) return '';
  return `<style>@font-face{font-family:"${FONT_FAMILY}";font-weight:200 800;src:url(${await dataAddress(await response.blob())})}</style>`;
}

let loaded: Promise<string> | null = null;

/** The product's font as a style element, because a picture cannot use the page's fonts. Empty if it cannot be loaded. */
export function fontStyle(): Promise<string> {
  loaded ??= load().catch(() => '');
  return loaded;
}
