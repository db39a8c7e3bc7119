import { fork, type ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Programs of child processes, in the compiled library. */
export type ChildProgram = 'process/child.js' | 'proposal/child.js' | 'replay/child.js';

/** Specs run from source and start the compiled child, because that takes a third of the time. */
const programPath = (program: ChildProgram): string =>
  fileURLToPath(new URL(`${import.meta.url.endsWith('.ts') ? '../../dist/' : '../'}${program}`, import.meta.url));

// Requests of users come first, but a load must end too. It gets nearly half of a processor that both need.
const PRIORITY_STEPS = 1;

/** One step below the priority of this process: only root may raise a priority. */
const lowerPriority = (): number => Math.min(getPriority() + PRIORITY_STEPS, constants.priority.PRIORITY_LOW);

/**
 * Starts a child with low priority and a heap limit; its environment only has paths and the way that messages name commands.
 * @param scratch folder for its temporary files; default: that of the system
 */
export function startChild(program: ChildProgram, heapMb: number, scratch: string | undefined): ChildProcess {
  const { PATH, TMPDIR, SystemRoot, PENDAPA_COMMAND } = process.env;
  const variables = { PATH, TMPDIR: scratch ?? TMPDIR, SystemRoot, PENDAPA_COMMAND };
  const child = fork(programPath(program), [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The priority is set before the child has threads, which inherit it.
  if (child.pid !== undefined) setPriority(child.pid, lowerPriority());
  return child;
}
