import { isIPv6 } from 'node:net';
import { keepLatest } from '../keep-latest.ts';

const MAX_TRIES = 10;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Groups IPv6 addresses by their /64 network, which one household or office has as a whole. `::` is expanded first. */
function keyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts wrong secrets by address. After ten within a minute the address must wait, even with the right secret. */
export class FailedTries {
  readonly #failed = new Map<string, number[]>();

  // A monotonic clock: changing the computer's time neither frees nor locks out an address.
  constructor(private readonly now: () => number = () => performance.now()) {}

  canTry(address: string): boolean {
    return this.#recent(keyOf(address)).length < MAX_TRIES;
  }

  recordFailure(address: string): void {
    const key = keyOf(address);
    keepLatest(this.#failed, key, [...this.#recent(key), this.now()].slice(-MAX_TRIES), MAX_ADDRESSES);
  }

  #recent(key: string): readonly number[] {
    return (this.#failed.get(key) ?? []).filter((at) => at > this.now() - WINDOW_MS);
  }
}
