import { revisionOf } from './revision.ts';

const row = (taxType: string, targetApbd: string | null, targetApbdp: string | null) => ({
  codes: { taxType },
  current: { targetApbd, targetApbdp },
  comparison: { targetApbd: null, targetApbdp: null },
  reasons: {},
});

it('tells from one budget to the other, the largest revisions first and the others together', () => {
  const rows = [row('A', '100', '90'), row('B', '50', '80'), row('C', '10', '10'), row('D', '5', '9'), row('E', null, '2')];
  const found = revisionOf(rows, { apbd: '165', apbdp: '191' }, 2);
  expect(found?.shown.map(({ row: { codes }, change }) => [codes.taxType, change])).toEqual([
    ['B', 30n],
    ['A', -10n],
  ]);
  expect(found?.rest).toBe(6n);
});

it('is not known without a revised budget', () => {
  expect(revisionOf([row('A', '100', null)], { apbd: '100', apbdp: null }, 2)).toBeNull();
});
