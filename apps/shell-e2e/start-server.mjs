import { spawn, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The browser tests' server: a sample agency in the folder that the configuration names, gone with the process.
const [port, data] = process.argv.slice(2);
const pathFromHere = (...path) => join(import.meta.dirname, ...path);
/** Made before and for several runs; a run alone makes its own. */
const sample = process.env.PENDAPA_SAMPLE;
const remove = () => rmSync(data, { recursive: true, force: true });

remove();
if (sample) cpSync(sample, data, { recursive: true });
else if (spawnSync(process.execPath, [pathFromHere('make-sample.mjs'), data], { stdio: 'inherit' }).status !== 0) process.exit(1);

const server = spawn(process.execPath, [pathFromHere('../server/dist/main.js'), 'serve', '--data', data, '--port', port], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  remove();
  process.exit(code ?? 0);
});
