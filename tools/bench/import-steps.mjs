import { processorSeconds, residentMb } from './resident.mjs';

/** Seconds of each step of an import by clock and processor time, and its maximum memory. */
export async function importWith(runImport, options) {
  const steps = { start: { clock: 0, processor: 0 } };
  let [step, since, used, latest, peak, pid] = ['start', performance.now(), 0, 0, 0, 0];
  // A finished process cannot be read any more: its last values count.
  const look = () => {
    if (pid > 0) [latest, peak] = [Math.max(latest, processorSeconds(pid)), Math.max(peak, residentMb(pid))];
  };
  const enter = (next) => {
    const now = performance.now();
    const before = steps[step] ?? { clock: 0, processor: 0 };
    look();
    steps[step] = { clock: before.clock + (now - since) / 1000, processor: before.processor + latest - used };
    [step, since, used] = [next, now, latest];
  };
  const sampler = setInterval(look, 100);
  try {
    const started = performance.now();
    const receipt = await runImport({
      ...options,
      limits: { seconds: 3_600 },
      onStart: (child) => (pid = child),
      onProgress: (progress) => progress.step !== step && enter(progress.step),
    });
    enter('end');
    return { receipt, steps, peak, processor: latest, seconds: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(sampler);
  }
}
