import { existsSync, readFileSync } from 'node:fs';

const fileOf = (pid: number): string => `/proc/${String(pid)}/task/${String(pid)}/schedstat`;

/** True if this system counts the time of single threads, as Linux does. */
export const countsThreads = existsSync(fileOf(process.pid));

/**
 * Processor time in ms of a process's main thread, which runs its JavaScript.
 * Threads of the engine, of compression and of files are not included, nor are other programs.
 */
export const threadTime = (pid: number): number => Number(readFileSync(fileOf(pid), 'utf8').split(' ')[0]) / 1e6;
