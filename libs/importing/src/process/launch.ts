import { fork, type ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
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

// Whoever looks at a page while a load runs comes first, but a load must end too: of a processor that both want it gets nearly half.
const NICENESS = 1;

/** One step behind this process, wherever that stands: nobody but root may step forward. */
const behind = (): number => Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW);

/** Starts the child after all others in line, with a heap limit of its own and nothing of the parent's environment but paths. */
export function startChild({ entry, execArgv }: Launch, heapMb: number): ChildProcess {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...execArgv],
    env: Object.fromEntries(Object.entries({ PATH, TMPDIR, SystemRoot }).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Before the child has threads: those that it begins later take the priority over.
  if (child.pid !== undefined) setPriority(child.pid, behind());
  return child;
}
