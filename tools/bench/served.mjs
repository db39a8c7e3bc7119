import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/server/pendapa.cjs', import.meta.url));

async function until(address, tries = 120) {
  for (let at = 0; at < tries; at += 1) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} does not answer`);
}

/** The product at `url`, or a server of a data folder for the duration of the measurement. */
export async function served({ data, url, port }) {
  if (url) return { url, stop: () => undefined };
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', String(port)], { stdio: 'inherit' });
  const address = `http://localhost:${port}`;
  await until(`${address}/readyz`);
  return { url: address, stop: () => server.kill() };
}
