const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl+C comes from the terminal and once more from npm, which passes it on: what follows at once is the same wish. */
const SAME_WISH = 1_000;
const LOOK_EVERY = 500;

// npm runs a script through a shell that passes no SIGTERM on: when that shell is gone, somebody wanted this process to end.
function whenLeftByNpm(then: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), LOOK_EVERY).unref();
}

/** Resolves when the process is told to stop. Who does not want to wait for the orderly end asks again: that ends it at once. */
export const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    const onSignal = () => {
      resolve();
      setTimeout(() => SIGNALS.forEach((signal) => process.off(signal, onSignal)), SAME_WISH).unref();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    whenLeftByNpm(resolve);
  });
