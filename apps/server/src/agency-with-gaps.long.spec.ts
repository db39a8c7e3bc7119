import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const CHECK = join(__dirname, '../../../tools/bench/gaps.mjs');
/** Blank fields and missing extracts that affect most figures; `npm run check:gaps` takes all. */
const SHORT = ['payments.paidOn blank', 'objects.region blank', 'without banks', 'without qualityClasses'];
const TIMEOUT_MS = 600_000;

it(
  'claims nothing that the rows of an agency with a gap do not support, and names what it lacks',
  async () => {
    const check = spawn(process.execPath, [CHECK, '--processes', '1', '--gaps', SHORT.join()], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = (await text(check.stdout)).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^4 agencies read in .*; 0 with faults\.$/);
  },
  TIMEOUT_MS,
);
