import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const FORMATS = resolve(__dirname, '../../fixtures/formats');

/** Unpacks the data folder and the backup that an earlier program wrote into a folder: `data` and `backup`. */
export function unpackFormat(format: number, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', `${FORMATS}/format-${String(format)}.tar.gz`, '-C', folder]);
}
