import { EXTRACTS } from '@pendapa/contracts';
import type { ExtractFiles } from './extract-files.ts';

/** Replaces English names of references by their Indonesian ones, which pages show if there are no English ones. */
export function canonicalNames(files: ExtractFiles): (text: string) => string {
  const names = EXTRACTS.flatMap((extract) => {
    const { columns, rows } = files[extract];
    const [name, nameEn] = [columns.indexOf('name'), columns.indexOf('nameEn')];
    return nameEn === -1 ? [] : rows.map((cells) => ({ english: cells[nameEn] ?? '', canonical: cells[name] ?? '' }));
  });
  const longestFirst = names.filter(({ english }) => english !== '').sort((a, b) => b.english.length - a.english.length);
  return (text) => longestFirst.reduce((rest, { english, canonical }) => rest.replaceAll(english, canonical), text);
}
