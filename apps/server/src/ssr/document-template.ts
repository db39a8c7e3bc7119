import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import type { Inline } from '../responses/security-headers.ts';

export interface RenderedDocument {
  readonly text: string;
  readonly inline: Inline;
}

const START = /<script src="(\/[^"]+)"><\/script>/;
const SHEET = /<link rel="stylesheet"[^>]* href="(\/[^"]+)">/g;
const ROOT = '<div id="root"></div>';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** JSON text inside a script element must not contain `</script>`. */
const asData = (text: string): string => text.replaceAll('<', '\\u003c');

/** The shell's document with everything that the first paint needs: start script, styles, the rendered page and its answers. */
export class DocumentTemplate {
  private constructor(
    private readonly text: string,
    private readonly start: string,
    private readonly styleSheets: string,
  ) {}

  /** Null if the shell is not built, or is being built. */
  static async read(shellFolder: string): Promise<DocumentTemplate | null> {
    const page = join(shellFolder, 'index.html');
    if (!existsSync(page)) return null;
    const text = await readFile(page, 'utf8');
    const fileOf = (address: string | undefined): Promise<string> => readFile(join(shellFolder, address ?? ''), 'utf8');
    const [, start] = START.exec(text) ?? [];
    const styleSheets = await Promise.all([...text.matchAll(SHEET)].map(([, address]) => fileOf(address)));
    return new DocumentTemplate(text, start === undefined ? '' : await fileOf(start), styleSheets.join(''));
  }

  /** Inserts a rendered page; `scripts` are the files of its code. */
  fill({ html, styles, names, answers }: RenderedPage, { language, width }: Viewport, scripts: readonly string[]): RenderedDocument {
    const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
    // Replacements are functions, because `$` in a text has a meaning in replacement strings.
    const text = this.text
      .replace(/<html lang="id"/, () => `<html lang="${language}" data-drawn="${language}.${width}"`)
      .replace(START, () => `<script>${this.start}</script>`)
      .replaceAll(SHEET, '')
      .replace('</head>', () => `<style>${this.styleSheets}</style><style data-emotion="css ${names}">${styles}</style>${preloads}</head>`)
      .replace(ROOT, () => `<div id="root" inert>${html}</div><script type="application/json" id="answers">${asData(answers)}</script>`);
    return { text, inline: { scripts: [this.start].map(hashOf), styles: [this.styleSheets, styles].map(hashOf) } };
  }
}
