import type { ChannelCode } from '../facts/channels.ts';
import { channelShares } from './channel-plan.ts';
import { habitsOf } from './habits.ts';
import { naturalTax } from './natural-tax.ts';
import { objectPools } from './object-pools.ts';
import { computeSizes } from './sizes.ts';

describe('a sample as large as its payments', () => {
  it('is a province in which an object owes what its rules say, and whose totals are published at some 67 million payments', () => {
    // Two of three vehicles are motorcycles of some 13 million rupiah, a third are cars of some 160. At two percent the mean is 1.4
    // million.
    expect(naturalTax('PKB').mean / 1e6).toBeCloseTo(1.4, 1);
    expect(1 / computeSizes(1_000_000, 1).scale).toBeGreaterThan(60);
    expect(1 / computeSizes(1_000_000, 1).scale).toBeLessThan(75);
    expect(computeSizes(67_000_000, 1).scale).toBeCloseTo(1, 1);
  });

  it('leaves homes of up to two billion rupiah free, and so about half of the land objects', () => {
    expect(naturalTax('PBBP2').owing).toBeCloseTo(0.53, 1);
  });

  it.each([10_000, 20_000])('has every tax in every year and objects of every tax with %i payments', (rows) => {
    const size = computeSizes(rows, 1);
    for (const { payments } of size.years) for (const count of payments.values()) expect(count).toBeGreaterThanOrEqual(4);
    const taxes = new Set(objectPools(size).map(({ tax }) => tax));
    expect(taxes.size).toBe(13);
  });

  it('makes non-payers of the small rather than of the large, so that what is unpaid comes to what is stated', () => {
    const { tilt, edge } = habitsOf('PBJT_MAMIN');
    expect(tilt).toBeGreaterThan(1);
    expect(edge).toBeLessThan(1 + tilt);
    // For acquisitions the given sum is that of as many usual ones.
    expect(habitsOf('BPHTB').tilt).toBeLessThan(0.5);
  });
});

describe('who pays through which channel', () => {
  const classes = [
    { tax: 'PBBP2', size: 18, payments: 8_000, amount: 32e9 },
    { tax: 'PBBP2', size: 22, payments: 1_000, amount: 60e9 },
    { tax: 'PKB', size: 16, payments: 20_000, amount: 20e9 },
    { tax: 'ROKOK', size: 30, payments: 4, amount: 50e9 },
  ] as const;
  const shares = channelShares(2025, classes);
  const of = (place: number, channel: ChannelCode): number => shares[place]?.shares.get(channel) ?? 0;

  it('shares each class of amounts out, transfers apart', () => {
    for (const { shares: own } of shares) expect([...own.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    expect(of(3, 'TRANSFER_PUSAT')).toBe(1);
  });

  it('keeps large amounts from channels with a limit and brings them to the counters of banks', () => {
    expect([of(1, 'QRIS'), of(1, 'MINIMARKET'), of(1, 'EWALLET')]).toEqual([0, 0, 0]);
    expect(of(0, 'QRIS')).toBeGreaterThan(0);
    expect(of(1, 'TELLER')).toBeGreaterThan(of(0, 'TELLER'));
  });

  it('lets owners of vehicles alone use the app and the counters of the Samsat', () => {
    expect([of(0, 'SIGNAL'), of(0, 'LOKET_SAMSAT')]).toEqual([0, 0]);
    expect(of(2, 'LOKET_SAMSAT')).toBeGreaterThan(0.2);
  });
});
