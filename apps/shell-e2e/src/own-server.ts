import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './access/free-port.ts';
import { expect } from './test.ts';

export const PROGRAM = join(import.meta.dirname, '../../server/dist/main.js');

export interface OwnServer {
  /** Origin, such as `http://127.0.0.1:4300`. */
  readonly address: string;
  /** Ends the server and waits until it has; one that has ended by itself is not waited for. */
  readonly end: () => Promise<void>;
}

/** Serves a data folder on a free port, and waits until it is ready: 200 with data, 503 while the folder is empty. */
export async function serveFolder(data: string, ready: 200 | 503): Promise<OwnServer> {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--cold', '--data', data, '--port', port], { stdio: 'ignore' });
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  const statusOf = () =>
    fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(statusOf).toBe(ready);
  return { address, end };
}
