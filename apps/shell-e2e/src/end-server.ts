import type { ChildProcess } from 'node:child_process';

/** Ends a server and waits until it has; one that has ended by itself is not waited for. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
