// Reads the gaps that `tools/bench/gaps.mjs` sends by name, one at a time, and answers with their faults.
import { gapName } from './agency-gaps.ts';
import { GapCheck, type ReadGap } from './gap-check.ts';

const [shellFolder = ''] = process.argv.slice(2);
const check = await GapCheck.open(shellFolder);
const gaps = new Map(check.gaps().map((gap) => [gapName(gap), gap]));

// The page renderer keeps timers, so the process ends itself.
process.on('disconnect', () => void check.close().finally(() => process.exit()));
process.on('message', (name) => {
  const gap = gaps.get(String(name));
  if (!gap) throw new Error(`There is no gap "${String(name)}".`);
  // A page that cannot be drawn is a fault of this gap; the others are still read.
  const failed = (error: unknown): ReadGap => ({ name: gapName(gap), faults: [`cannot be read: ${String(error)}`], changedPages: 0 });
  void check
    .read(gap)
    .catch(failed)
    .then((read) => process.send?.(read));
});
process.send?.([...gaps.keys()]);
