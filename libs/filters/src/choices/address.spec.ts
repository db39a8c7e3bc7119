import fc from 'fast-check';
import { COMPARISONS, OMISSIONS, QUALITIES, TARGET_VERSIONS, UNIT_KINDS } from '@pendapa/contracts';
import { FILTER_NAMES, REGION_LEVELS } from '@pendapa/query';
import { readAddress, saysFilters, setFilters, shownValue, withOthers, writeAddress } from './address.ts';
import { changedChoices, DEFAULT_CHOICES, PRESETS, TARGET_PERIODS, type Choices } from './choices.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const code = fc.stringMatching(/^[A-Za-z0-9\u00c0-\u00d6][A-Za-z0-9 ._/&()-]{0,20}$/);
const codes = fc.uniqueArray(code, { maxLength: 5 });

const choices: fc.Arbitrary<Choices> = fc.record({
  period: fc.oneof(
    fc.constantFrom(...PRESETS),
    fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
  ),
  compare: fc.constantFrom(...COMPARISONS),
  region: fc.uniqueArray(code, { maxLength: 3 }),
  level: fc.constantFrom(null, ...REGION_LEVELS),
  tax: codes,
  category: codes,
  unit: codes,
  without: fc.subarray([...OMISSIONS]),
  kind: fc.subarray([...UNIT_KINDS]),
  channel: codes,
  bank: codes,
  quality: fc.subarray([...QUALITIES]),
  taxYear: fc.uniqueArray(
    fc.integer({ min: 1990, max: 2040 }).map((year) => String(year)),
    { maxLength: 5 },
  ),
  target: fc.constantFrom(...TARGET_PERIODS),
  version: fc.constantFrom(...TARGET_VERSIONS),
  penalty: fc.boolean(),
});

const read = (query: string) => readAddress(new URLSearchParams(query), FILTER_NAMES);

it('reads back whatever was chosen, through the text of an address', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(read(writeAddress(chosen).toString())).toEqual({ choices: chosen, dropped: [] });
    }),
  );
});

it('reads any text without failing, and what it reads is written and read back', () => {
  const scraps = fc.constantFrom('p', 'c', 'r', 't', 'u', 'uk', 'd', 'lv', 'v', 'tp', 'q', 'ty', '__proto__', 'constructor');
  const hostile = fc.oneof(fc.string(), fc.constantFrom('2026-02-30..2026-03-01', '<script>', "' OR 1=1 --", '%00', 'toString', '🙈'));
  fc.assert(
    fc.property(fc.array(fc.tuple(scraps, hostile), { maxLength: 8 }), fc.subarray([...FILTER_NAMES]), (pairs, offers) => {
      const { choices: found, dropped } = readAddress(new URLSearchParams(pairs), offers);
      expect(readAddress(writeAddress(found), offers).choices).toEqual(found);
      for (const { value } of dropped) expect(value.length).toBeLessThanOrEqual(41);
    }),
  );
});

it('compares Ramadan with the Ramadan before it, and leaves that out of the address', () => {
  expect(read('p=ra').choices.compare).toBe('lebaran');
  expect(readAddress(new URLSearchParams('p=ra'), ['period']).choices.compare).toBe('lebaran');
  expect(read('p=ra&c=y').choices.compare).toBe('last-year');
  expect(read('p=ra&c=moon').choices.compare).toBe('lebaran');
  const ramadan = changedChoices(DEFAULT_CHOICES, { period: 'ramadan' });
  expect(writeAddress(ramadan).toString()).toBe('p=ra');
  expect(writeAddress(changedChoices(ramadan, { period: 'month' })).toString()).toBe('p=m');
  expect(writeAddress(changedChoices(ramadan, { compare: 'last-year' })).toString()).toBe('p=ra&c=y');
  // A comparison that somebody chose stays with another period.
  expect(writeAddress(changedChoices({ ...DEFAULT_CHOICES, compare: 'previous' }, { period: 'ramadan' })).toString()).toBe('p=ra&c=p');
});

it('leaves defaults out, and is the same for the same choices', () => {
  expect(writeAddress(DEFAULT_CHOICES).toString()).toBe('');
  expect(
    writeAddress({
      ...DEFAULT_CHOICES,
      period: { from: '2026-01-01', to: '2026-03-31' },
      region: ['31.71', '31.71.01'],
      without: ['pbb'],
      penalty: false,
    }).toString(),
  ).toBe('p=2026-01-01..2026-03-31&r=31.71&r=31.71.01&x=pbb&d=0');
  expect(setFilters({ ...DEFAULT_CHOICES, compare: 'none', unit: ['U1'] })).toEqual(['compare', 'unit']);
});

it.each([
  ['an impossible date', 'p=2026-02-30..2026-03-01', 'period', '2026-02-30..2026-03-01'],
  ['a reversed period', 'p=2026-03-01..2026-02-01', 'period', '2026-03-01..2026-02-01'],
  ['an unknown comparison', 'c=moon', 'compare', 'moon'],
  ['a name out of the prototype', 'c=constructor', 'compare', 'constructor'],
  ['something that is no code', 't=%3Cscript%3E', 'tax', '<script>'],
  ['a second period', 'p=m&p=ly', 'period', 'ly'],
  ['a fourth step of a region', 'r=1&r=2&r=3&r=4', 'region', '4'],
  ['a kind that there is not', 'uk=moon', 'kind', 'moon'],
  ['something that nobody leaves out', 'x=moon', 'without', 'moon'],
  ['a level that there is not', 'lv=province', 'level', 'province'],
])('%s is dropped by name, and everything else holds', (_, query, filter, value) => {
  const { choices: found, dropped } = read(`${query}&ch=VA`);
  expect(dropped).toEqual([{ filter, value, reason: 'unknown' }]);
  expect(found.channel).toEqual(['VA']);
});

it('does not use what the page does not offer', () => {
  const { choices: found, dropped } = readAddress(new URLSearchParams('b=BJ&t=PBB'), ['tax']);
  expect(found).toEqual({ ...DEFAULT_CHOICES, tax: ['PBB'] });
  expect(dropped).toEqual([{ filter: 'bank', value: 'BJ', reason: 'not-offered' }]);
});

it('limits what it takes and what it tells', () => {
  const many = Array.from({ length: 300 }, (_, index) => `t=T${String(index)}`).join('&');
  const { choices: found, dropped } = read(many);
  expect(found.tax).toHaveLength(50);
  expect(dropped).toHaveLength(5);
});

it('shows foreign text without what would turn or hide the words around it', () => {
  expect(shownValue('abc\u202ecba\u0000')).toBe('abccba');
  expect(shownValue('x'.repeat(100))).toBe(`${'x'.repeat(40)}…`);
});

it('knows an address that says nothing about filters', () => {
  expect(saysFilters(new URLSearchParams('utm=1'))).toBe(false);
  expect(saysFilters(new URLSearchParams('t='))).toBe(true);
});

it('keeps what an address says besides filters, each time anew', () => {
  const earlier = new URLSearchParams('r=31.71&mp=arrears&d=0&z=1&z=2');
  expect(withOthers(new URLSearchParams('r=31.74'), earlier).toString()).toBe('r=31.74&mp=arrears&z=1&z=2');
});
