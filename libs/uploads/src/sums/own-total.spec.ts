import { receiptOf, resultOf } from '../testing/fixtures.ts';
import { hasLeftOutTotals, ownTotal } from './own-total.ts';

const leftOut = (amount: string) => ({
  file: 'setoran.csv',
  line: 12,
  column: 'Pajak',
  code: 'total-left-out',
  params: { value: 'JUMLAH', amount },
  texts: { id: '', en: '' },
  advice: { id: '', en: '' },
  count: 1,
  lines: [12],
});
const receiptWith = (amount: string, digits = 0) =>
  receiptOf({ currency: { code: 'IDR', symbol: 'Rp', digits }, warned: { count: 1, rows: 1, listed: [leftOut(amount)] } });

it('finds a row that is called a total and equals the sum', () => {
  const found = ownTotal(receiptWith('7000000'), resultOf(), null);
  expect(found).toEqual({ amount: '7000000', from: 'label', label: 'JUMLAH', differing: 0, isEqual: true });
});

it('reads the total as the file writes it', () => {
  for (const written of ['7.000.000', '7,000,000', 'Rp 7.000.000,00', '7000000.00'])
    expect(ownTotal(receiptWith(written), resultOf(), null)?.from).toBe('label');
  for (const written of ['7.000.000,50', '7.000', '7.00.0000', '-', ''])
    expect(ownTotal(receiptWith(written), resultOf(), null)).toBeNull();
});

it('compares in minor units', () => {
  const result = resultOf({ sums: { file: '700050', before: null, after: null } });
  expect(ownTotal(receiptWith('7000.5', 2), result, null)?.amount).toBe('700050');
  expect(ownTotal(receiptWith('700050', 2), result, null)).toBeNull();
});

it('does not call another total the total of the file', () => {
  expect(ownTotal(receiptWith('3000000'), resultOf(), null)).toBeNull();
  expect(hasLeftOutTotals(receiptWith('3000000'))).toBe(true);
  expect(hasLeftOutTotals(receiptOf())).toBe(false);
});

it('takes the amount that a person typed only if the file states none', () => {
  const check = { control: { amount: '7000000' } };
  expect(ownTotal(receiptOf(), resultOf(), check)).toMatchObject({ from: 'typed', isEqual: true });
  expect(ownTotal(receiptOf(), resultOf(), { control: { amount: '7000001' } })?.isEqual).toBe(false);
  expect(ownTotal(receiptOf(), resultOf(), null)).toBeNull();
  const reconciled = [{ name: 'Jumlah', periods: 2, equal: 1, tolerated: 0, different: 1, rows: '7000000', control: '7000001' }];
  expect(ownTotal(receiptOf(), resultOf({ reconciled }), check)).toMatchObject({ from: 'reconciled', amount: '7000001', differing: 1 });
});

it('calls control rows equal only if none differs, not even within the tolerance', () => {
  const equal = { name: 'Pokok', periods: 2, equal: 2, tolerated: 0, different: 0, rows: '7000000', control: '7000000' };
  const tolerated = { ...equal, name: 'Denda', equal: 1, tolerated: 1, control: '7000001' };
  const wrong = { ...equal, name: 'Kas', equal: 1, different: 1, control: '9000000' };
  const of = (...reconciled: (typeof equal)[]) => ownTotal(receiptOf(), resultOf({ reconciled }), null);
  expect(of(equal)).toMatchObject({ label: 'Pokok', isEqual: true });
  expect(of(equal, tolerated)).toMatchObject({ label: 'Denda', amount: '7000001', differing: 0, isEqual: false });
  expect(of(equal, tolerated, wrong)).toMatchObject({ label: 'Kas', amount: '9000000', differing: 1, isEqual: false });
});
