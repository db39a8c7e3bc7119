const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl+C arrives from the terminal and again from npm. A second signal within this time counts as the same one. */
const SAME_SIGNAL_MS = 1_000;
const CHECK_INTERVAL_MS = 500;

// npm starts a script through a shell that does not pass on SIGTERM. When that shell is gone, the process must stop.
function onParentExit(then: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), CHECK_INTERVAL_MS).unref();
}

/** Resolves when the process gets a stop signal. A second signal ends the process at once. */
export const waitForStopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const onSignal = () => {
      resolve();
      setTimeout(() => SIGNALS.forEach((signal) => process.off(signal, onSignal)), SAME_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    onParentExit(resolve);
  });
