import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The browser tests' server: a small sample agency in a folder of its own, gone with the process.
const PAYMENTS = '20000';
const [port = '4310'] = process.argv.slice(2);
const program = join(import.meta.dirname, '../server/dist/main.js');
const data = mkdtempSync(join(tmpdir(), 'pendapa-e2e-'));
const remove = () => rmSync(data, { recursive: true, force: true });

const sample = spawnSync(process.execPath, [program, 'sample', '--payments', PAYMENTS, '--data', data], { stdio: 'inherit' });
if (sample.status !== 0) {
  remove();
  process.exit(sample.status ?? 1);
}

const server = spawn(process.execPath, [program, 'serve', '--data', data, '--port', port], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  remove();
  process.exit(code ?? 0);
});
