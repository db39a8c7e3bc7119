import { performance } from 'node:perf_hooks';

export const ms = (value) => `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ms`;
export const megabytes = (bytes) => `${Math.round(bytes / 1e5) / 10} MB`;
export const ordered = (times) => [...times].sort((a, b) => a - b);
export const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
export const p50 = (times) => quantile(ordered(times), 0.5);
export const p95 = (times) => quantile(ordered(times), 0.95);

export const table = (head, rows) =>
  console.log(`\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);

export async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

// Processor time in ms. The wall clock includes other work of a busy machine.
export async function spentBy(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Goals and measured values; `least` is for values that should be large. */
export class Goals {
  #rows = [];

  add(name, measured, goal, { shown = ms, least = false } = {}) {
    const reached = Number.isFinite(measured) && (least ? measured >= goal : measured <= goal);
    const verdict = Number.isFinite(measured) ? (reached ? 'reached' : '**not reached**') : 'not measured';
    this.#rows.push([name, Number.isFinite(measured) ? shown(measured) : '-', `${least ? 'at least' : 'at most'} ${shown(goal)}`, verdict]);
  }

  print() {
    table(['goal', 'measured', 'wanted', ''], this.#rows);
  }
}

/** Users who query one after the other for some seconds. Returns answers per second and each user's waiting times. */
export async function users(count, seconds, ask) {
  const end = performance.now() + seconds * 1000;
  const times = [];
  let failed = 0;
  const queryUntilEnd = async (_, user) => {
    for (let index = user; performance.now() < end; index += 7) {
      try {
        times.push(await timed(() => ask(index, user)));
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, queryUntilEnd));
  return { perSecond: Math.round(times.length / seconds), p50: p50(times), p95: p95(times), failed, times };
}
