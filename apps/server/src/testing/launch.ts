import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The built program. */
export const LAUNCHER = join(__dirname, '..', '..', 'pendapa.cjs');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves when the output matches; rejects if the process ended before. */
  readonly printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
}

/** Starts a command of the product with only the given environment variables. */
export function start(args: readonly string[], environment: Record<string, string> = {}): Running {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PENDAPA_LANG: 'en', ...environment };
  const child = spawn(process.execPath, [LAUNCHER, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  const printed = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(out);
        if (match) resolve(match);
      };
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`ended without printing ${String(pattern)}: ${out}${err}`)));
      look();
    });
  return { child, ended, printed };
}

/** Runs a command to its end. */
export const run = (args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> => start(args, environment).ended;
