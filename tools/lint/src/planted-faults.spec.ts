import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from './documents-of-workspace.ts';

interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly caughtBy?: string;
}

// The commands that plant them run rarely: here a change of the code shows at once that a fault lost its place.
it.each(['faulty-code.json', 'faulty-formulas.json'])('each fault of %s changes text that its file has exactly once', (list) => {
  const faults = JSON.parse(textOf(`tools/bench/${list}`)) as readonly Fault[];
  const misplaced = faults.filter(
    ({ file, from, to, caughtBy = file }) => from === to || !existsSync(join(ROOT, caughtBy)) || textOf(file).split(from).length !== 2,
  );
  expect(faults).not.toHaveLength(0);
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});
