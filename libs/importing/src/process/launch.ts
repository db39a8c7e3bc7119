import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Launch {
  readonly entry: string;
  readonly execArgv: readonly string[];
}

/** The child's program beside this file: compiled, or from source with the loader that development has. */
export function childLaunch(): Launch {
  const fromSource = import.meta.url.endsWith('.ts');
  return {
    entry: fileURLToPath(new URL(fromSource ? './child.ts' : './child.js', import.meta.url)),
    execArgv: fromSource ? ['--conditions=@pendapa/source', '--import=@swc-node/register/esm-register'] : [],
  };
}

/** Starts the child with a heap limit of its own and nothing of the parent's environment but paths. */
export function startChild({ entry, execArgv }: Launch, heapMb: number): ChildProcess {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  return fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...execArgv],
    env: Object.fromEntries(Object.entries({ PATH, TMPDIR, SystemRoot }).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
