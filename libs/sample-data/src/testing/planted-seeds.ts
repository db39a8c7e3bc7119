import { findNames, PLANTED_CASES, RULES } from './planted.ts';
import { rawRows } from './raw-parts.ts';

const SIZE = Number(process.env['PENDAPA_PAYMENTS'] ?? 200_000);
const [FROM = 1, TO = 20] = (process.env['PENDAPA_SEEDS'] ?? '1 20').split(' ').map(Number);
const SEEDS = Array.from({ length: TO - FROM + 1 }, (_, index) => FROM + index);
/** One sample of twenty may hide a case. */
const FOUND = 0.95;

// Only `npm run check:planted` runs it, because it generates many samples.
it(`finds what was planted in the samples of seeds ${String(FROM)} to ${String(TO)}, and names little else`, async () => {
  const found = new Map<string, number>();
  let others = 0;
  for (const seed of SEEDS) {
    const sample = await rawRows(SIZE, seed);
    const named = await findNames(sample);
    await sample.close();
    for (const [rule, names] of named) {
      const planted = names.filter((name) => name === PLANTED_CASES[rule]);
      found.set(rule, (found.get(rule) ?? 0) + planted.length);
      others += names.length - planted.length;
      process.stdout.write(`seed ${String(seed)}  ${rule.padEnd(44)}${names.join(', ')}\n`);
    }
  }
  for (const { rule } of RULES)
    process.stdout.write(`${rule.padEnd(44)}found in ${String(found.get(rule) ?? 0)} of ${String(SEEDS.length)}\n`);
  process.stdout.write(`named beside them: ${String(others)}\n`);
  for (const { rule } of RULES) expect([rule, (found.get(rule) ?? 0) >= Math.floor(FOUND * SEEDS.length)]).toEqual([rule, true]);
  expect(others).toBeLessThanOrEqual(SEEDS.length);
});
