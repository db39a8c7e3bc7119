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

// Others keep a busy machine's clock running, not this process's: what a question costs is its processor time.
export async function spentBy(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Goals with what was measured; `least` for those that are the better the larger. */
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

/** Some who ask one thing after the other for some seconds: answers a second, and how long each waited. */
export async function users(count, seconds, ask) {
  const end = performance.now() + seconds * 1000;
  const times = [];
  let failed = 0;
  const asking = async (_, user) => {
    for (let turn = user; performance.now() < end; turn += 7) {
      try {
        times.push(await timed(() => ask(turn, user)));
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, asking));
  return { perSecond: Math.round(times.length / seconds), p50: p50(times), p95: p95(times), failed, times };
}
