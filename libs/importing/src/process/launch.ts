import { fork, type ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Launch {
  readonly entry: string;
  readonly execArgv: readonly string[];
}

/** Program of the child process: the compiled one, or the source with the loader of development. */
export function childLaunch(): Launch {
  const fromSource = import.meta.url.endsWith('.ts');
  return {
    entry: fileURLToPath(new URL(fromSource ? './child.ts' : './child.js', import.meta.url)),
    execArgv: fromSource ? ['--conditions=@pendapa/source', '--import=@swc-node/register/esm-register'] : [],
  };
}

// Requests of users come first, but a load must end too. It gets nearly half of a processor that both need.
const PRIORITY_STEPS = 1;

/** One step below the priority of this process: only root may raise a priority. */
const lowerPriority = (): number => Math.min(getPriority() + PRIORITY_STEPS, constants.priority.PRIORITY_LOW);

/** Starts the child with low priority and a heap limit; its environment only has paths. */
export function startChild({ entry, execArgv }: Launch, heapMb: number): ChildProcess {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...execArgv],
    env: Object.fromEntries(Object.entries({ PATH, TMPDIR, SystemRoot }).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The priority is set before the child has threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, lowerPriority());
  return child;
}
