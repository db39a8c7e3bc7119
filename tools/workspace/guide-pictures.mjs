// npm run docs:guide: makes the pictures of the guide, in both languages, and the printed guide in dist/guide. It needs built pages and
// Chromium, and uses the sample of the browser tests; PENDAPA_SAMPLE names one that is made already.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const args = [playwright, 'test', '-c', 'apps/shell-e2e', 'guide-pictures', '--retries=0'];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PENDAPA_GUIDE: 'write' } });
process.exit(status ?? 1);
