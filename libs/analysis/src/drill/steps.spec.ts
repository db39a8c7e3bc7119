import { choicesOf, nextSplit, readSteps, withSteps, type DrillStep } from './steps.ts';

const STEPS: readonly DrillStep[] = [
  { by: 'month', code: '2026-05-01' },
  { by: 'tax', code: 'PKB' },
  { by: 'unit', code: 'SAM 01' },
  { by: 'city', code: '31.71' },
  { by: 'district', code: '31.71.01' },
];

it('writes steps into an address and reads them again, in order and beside other parameters', () => {
  const written = withSteps(new URLSearchParams('t=PKB&tm=60'), STEPS);
  expect(written.toString()).toBe('t=PKB&tm=60&why=month.2026-05-01&why=tax.PKB&why=unit.SAM+01&why=city.31.71&why=district.31.71.01');
  expect(readSteps(written)).toEqual(STEPS);
  expect(withSteps(written, null).toString()).toBe('t=PKB&tm=60');
});

it('is closed without a step, and open at its root with "all"', () => {
  expect(readSteps(new URLSearchParams('t=PKB'))).toBeNull();
  expect(readSteps(withSteps(new URLSearchParams(), []))).toEqual([]);
});

it('leaves out what is no step: unknown kinds, impossible days, codes with other characters, a kind that repeats', () => {
  const written = 'why=moon.1&why=month.2026-02-30&why=month.2026-05-14&why=tax.%3Cb%3E&why=tax.PKB&why=tax.BPHTB&why=unit';
  expect(readSteps(new URLSearchParams(written))).toEqual([{ by: 'tax', code: 'PKB' }]);
});

it('narrows the filters of the page: the whole month, and a district with its city', () => {
  expect(choicesOf(STEPS)).toEqual({
    period: { from: '2026-05-01', to: '2026-05-31' },
    tax: ['PKB'],
    unit: ['SAM 01'],
    region: ['31.71', '31.71.01'],
  });
  expect(choicesOf([])).toEqual({});
});

it('splits by what is still open', () => {
  expect(nextSplit({ tax: [], unit: ['A'], region: [] })).toBe('tax');
  expect(nextSplit({ tax: ['PKB', 'BPHTB'], unit: [], region: [] })).toBe('tax');
  expect(nextSplit({ tax: ['PKB'], unit: [], region: ['31.71', '31.71.01'] })).toBe('unit');
  expect(nextSplit({ tax: ['PKB'], unit: ['A'], region: ['31.71'] })).toBe('district');
  expect(nextSplit({ tax: ['PKB'], unit: ['A'], region: ['31.71', '31.71.01'] })).toBeNull();
});
