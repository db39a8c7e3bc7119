import { FailedTries } from './failed-tries.ts';

const wrong = (tries: FailedTries, address: string): void => Array.from({ length: 10 }).forEach(() => tries.recordFailure(address));

it('makes an address wait after ten wrong secrets, and nobody elsewhere', () => {
  const tries = new FailedTries();
  wrong(tries, '198.51.100.1');
  expect(['198.51.100.1', '198.51.100.2'].map((address) => tries.canTry(address))).toEqual([false, true]);
});

it('takes all addresses of a network of IPv6 for one, however they are written', () => {
  const tries = new FailedTries();
  wrong(tries, '2001:db8::1');
  const tried = ['2001:db8::2', '2001:0db8:0:0:1::', '2001:DB8:0:0:a:b:c:d', '2001:db8:0:1::1', '2001:db9::1'];
  expect(tried.map((address) => tries.canTry(address))).toEqual([false, false, false, true, true]);
});
