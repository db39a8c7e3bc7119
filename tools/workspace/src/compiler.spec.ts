import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as ts from 'typescript';

const bin = join(__dirname, '../../../node_modules/.bin/tsc');

// Both packages contain a program called tsc; the name of the alias decides which one npm links (docs/adr/02-dependencies.md).
test('tsc builds with TypeScript 7, while tools that import typescript get 6', () => {
  expect(execFileSync(bin, ['-v'], { encoding: 'utf8', shell: process.platform === 'win32' })).toMatch(/^Version 7\./);
  expect(ts.versionMajorMinor).toBe('6.0');
});
