import { residentMb } from './resident.mjs';

/** Seconds of each step of an import as its progress tells them, and the most memory that it held. */
export async function importWith(runImport, options) {
  const steps = { start: 0 };
  let [step, since, peak, pid] = ['start', performance.now(), 0, 0];
  const enter = (next) => {
    const now = performance.now();
    steps[step] = (steps[step] ?? 0) + (now - since) / 1000;
    [step, since] = [next, now];
  };
  const sampler = setInterval(() => {
    if (pid > 0) peak = Math.max(peak, residentMb(pid));
  }, 100);
  try {
    const started = performance.now();
    const receipt = await runImport({
      ...options,
      limits: { seconds: 3_600 },
      onStart: (child) => (pid = child),
      onProgress: (progress) => progress.step !== step && enter(progress.step),
    });
    enter('end');
    return { receipt, steps, peak, seconds: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(sampler);
  }
}
