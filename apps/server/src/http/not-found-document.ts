import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_TEXTS, type Language } from '@pendapa/contracts';

const PRODUCT = 'Pendapa';

/** The shell's document with the text of the 404 page, readable without scripts. In a browser the shell replaces it. */
export async function notFoundDocument(shellFolder: string, language: Language): Promise<string> {
  const { title, text, home } = NOT_FOUND_TEXTS;
  const document = await readFile(join(shellFolder, 'index.html'), 'utf8');
  return document
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${title[language]} - ${PRODUCT}</title>`)
    .replace(
      '<div id="root"></div>',
      `<div id="root"><main class="not-found"><h1>${title[language]}</h1><p>${text[language]}</p><p><a href="/">${home[language]}</a></p></main></div>`,
    );
}
