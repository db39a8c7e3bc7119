import { fork, type ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Program of the child process. Specs run from source and start the compiled child, because that takes a third of the time. */
const CHILD = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../dist/process/child.js' : './child.js', import.meta.url));

// Requests of users come first, but a load must end too. It gets nearly half of a processor that both need.
const PRIORITY_STEPS = 1;

/** One step below the priority of this process: only root may raise a priority. */
const lowerPriority = (): number => Math.min(getPriority() + PRIORITY_STEPS, constants.priority.PRIORITY_LOW);

/** Starts the child with low priority and a heap limit; its environment only has paths and the way that messages name commands. */
export function startChild(heapMb: number): ChildProcess {
  const { PATH, TMPDIR, SystemRoot, PENDAPA_COMMAND } = process.env;
  const child = fork(CHILD, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: Object.fromEntries(Object.entries({ PATH, TMPDIR, SystemRoot, PENDAPA_COMMAND }).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The priority is set before the child has threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, lowerPriority());
  return child;
}
