import type { TaxDue } from '@pendapa/contracts';
import { nearestDue } from './use-due-words.ts';

const due = (tax: string, next: string | null): TaxDue => ({
  ...{ tax, next, rule: next === null ? 'own-date' : 'after-period', length: null, unit: null, basis: null },
  ...{ validFrom: '2024-01-05', validTo: null },
});

it('names every tax of the first date; taxes without a common date have none', () => {
  const dues = [due('PBB', '2027-09-30'), due('HOTEL', '2026-12-14'), due('PKB', null), due('RESTO', '2026-12-14')];
  expect(nearestDue(dues)).toEqual({ on: '2026-12-14', taxes: ['HOTEL', 'RESTO'] });
  expect(nearestDue([due('PKB', null)])).toBeNull();
});
