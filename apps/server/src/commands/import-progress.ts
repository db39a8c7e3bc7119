import type { ImportProgress } from '@pendapa/importing';
import { localize } from '../language.ts';
import { grouped } from '../plain-table.ts';

const STEPS = {
  read: { id: 'membaca', en: 'reading' },
  check: { id: 'memeriksa', en: 'checking' },
  publish: { id: 'menerbitkan', en: 'publishing' },
} as const;

/** Earlier the speed of a step says little. */
const SETTLED_MS = 2_000;

function duration(seconds: number): string {
  if (seconds < 60) return localize({ id: `${seconds} detik`, en: `${seconds} s` });
  const [minutes, remainder] = [Math.floor(seconds / 60), seconds % 60];
  return localize({ id: `${minutes} menit ${remainder} detik`, en: `${minutes} min ${remainder} s` });
}

/**
 * One step as a line: share, rows and, once the speed is known, the remaining time.
 * @param elapsedMs time since the step began
 */
export function progressLine({ step, done, total, rows }: ImportProgress, elapsedMs: number): string {
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  const count = localize({ id: `${grouped(rows)} baris`, en: `${grouped(rows)} rows` });
  const head = `${localize(STEPS[step])} ${percent} %, ${count}`;
  if (elapsedMs < SETTLED_MS || done <= 0 || done >= total) return head;
  const left = duration(Math.ceil((elapsedMs * (total - done)) / done / 1_000));
  return `${head}, ${localize({ id: `kira-kira ${left} lagi`, en: `about ${left} left` })}`;
}

export interface ProgressTarget {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Prints progress on one line in a terminal; a log file gets one line per step. */
export function progressPrinter(target: ProgressTarget, now: () => number = Date.now): (progress: ImportProgress) => void {
  let step = '';
  let [since, width] = [0, 0];
  return (progress) => {
    const fresh = progress.step !== step;
    if (fresh) {
      step = progress.step;
      since = now();
    }
    if (target.isTTY) {
      const line = progressLine(progress, now() - since);
      width = Math.max(width, line.length);
      target.write(`\r${line.padEnd(width)}`);
    } else if (fresh) target.write(`  ${localize(STEPS[progress.step])}\n`);
  };
}
