import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const FORMATS = resolve(__dirname, '../../fixtures/formats');

/** Unpacks the data folder (`data`) and backup (`backup`) of an earlier program version into a folder. */
export function unpackFormat(format: number, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', `${FORMATS}/format-${String(format)}.tar.gz`, '-C', folder]);
}
