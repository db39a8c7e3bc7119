import { resolve } from 'node:path';

/** Absolute path of the data folder: `--data`, else PENDAPA_DATA, else `./data`. */
export function dataFolder(flag?: string): string {
  return resolve(flag || process.env['PENDAPA_DATA'] || 'data');
}
