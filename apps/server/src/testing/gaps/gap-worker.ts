// Reads the gaps that `tools/bench/gaps.mjs` sends by name, one at a time, and answers with their faults.
import { gapName } from './agency-gaps.ts';
import { GapCheck } from './gap-check.ts';

const [shellFolder = ''] = process.argv.slice(2);
const check = await GapCheck.open(shellFolder);
const gaps = new Map(check.gaps().map((gap) => [gapName(gap), gap]));

process.on('disconnect', () => void check.close());
process.on('message', (name) => {
  const gap = gaps.get(String(name));
  if (!gap) throw new Error(`There is no gap "${String(name)}".`);
  void check.read(gap).then((read) => process.send?.(read));
});
process.send?.([...gaps.keys()]);
