import { existsSync, readFileSync } from 'node:fs';

const fileOf = (pid: number): string => `/proc/${String(pid)}/task/${String(pid)}/schedstat`;

/** Whether this system counts the time of single threads. Linux does. */
export const countsThreads = existsSync(fileOf(process.pid));

/**
 * Processor time in ms of the first thread of a process: the one that runs its JavaScript. Threads of the engine, of compression and of
 * files are not in it, and neither is the time that other programs take.
 */
export const threadTime = (pid: number): number => Number(readFileSync(fileOf(pid), 'utf8').split(' ')[0]) / 1e6;
