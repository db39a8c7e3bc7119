import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse';
import { isKnownDead, ownRemoteMark, type RemoteProcessMark } from '@pendapa/warehouse/store';
import { execute, isTaken, isUnknown, rowsOf } from './store-client.ts';
import { publisherSql, type StorePlace } from './tables.ts';

/** Interval in ms at which a publisher writes a beat. Without a beat for `deadAfterMs` it counts as crashed. */
export interface LockTimes {
  readonly beatMs: number;
  readonly deadAfterMs: number;
}
const TIMES: LockTimes = { beatMs: 5_000, deadAfterMs: 60_000 };

export interface PublisherLock {
  /** Higher than the number of every earlier publication. */
  readonly number: number;
  /**
   * Checks that this process still has the lock, unless it was checked within `withinMs`.
   * @throws UserError if another publisher took over
   */
  readonly requireLock: (withinMs?: number) => Promise<void>;
  readonly release: () => Promise<void>;
}

const lockedError = ({ pid, host }: Pick<RemoteProcessMark, 'pid' | 'host'>) =>
  new UserError({
    id: `Penerbit lain (proses ${String(pid)} di komputer "${host}") sedang menerbitkan ke ClickHouse ini. Tunggu sampai selesai, lalu ulangi "${commandText('publish')}".`,
    en: `Another publisher (process ${String(pid)} on the computer "${host}") is publishing to this ClickHouse. Wait until it is done, then run "${commandText('publish')}" again.`,
  });

const takenOver = () =>
  new UserError({
    id: `Penerbit lain mengambil alih ClickHouse ini, karena proses ini lama tidak merespons. Penerbitan ini dihentikan. Ulangi "${commandText('publish')}".`,
    en: `Another publisher took this ClickHouse over, because this process did not respond for a while. This publication was stopped. Run "${commandText('publish')}" again.`,
  });

/** The publisher that holds a lock; its `beat` grows while it lives. */
interface Holder {
  readonly mark: RemoteProcessMark | null;
  readonly token: string;
  readonly beat: number;
  readonly hasEnded: boolean;
}

/** Locks that this process holds. */
const ownTokens = new Set<string>();

const isSame = (one: RemoteProcessMark, other: RemoteProcessMark): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns true if this process can see that the holder has ended, without waiting. */
const isSeenGone = ({ mark, token }: Holder): boolean =>
  mark !== null && (isKnownDead(mark) || (isSame(mark, ownRemoteMark()) && !ownTokens.has(token)));

class StoreLock {
  #beat = 0;
  #checkedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  readonly #token = randomUUID();

  constructor(
    private readonly client: ClickHouseClient,
    private readonly place: StorePlace,
    private readonly times: LockTimes,
  ) {}

  /** The lock is a table that only one process can create. Numbers only grow, so a replaced publisher cannot return. */
  async take(): Promise<PublisherLock> {
    for (;;) {
      const newest = await this.#newest();
      if (newest !== null) await this.#requireGone(newest);
      const number = Math.max(newest ?? 0, await this.#lastPublication()) + 1;
      try {
        await execute(this.client, publisherSql(number, this.place));
      } catch (error) {
        // Another publisher was faster.
        if (isTaken(error)) continue;
        throw error;
      }
      ownTokens.add(this.#token);
      await this.#write(number, false);
      this.#timer = setInterval(() => void this.#write(number, false).catch(() => undefined), this.times.beatMs).unref();
      await this.#dropBefore(number);
      await this.#requireLock(number);
      return { number, requireLock: (withinMs) => this.#requireLock(number, withinMs), release: () => this.#release(number) };
    }
  }

  async #numbers(): Promise<readonly number[]> {
    const rows = await rowsOf(
      this.client,
      `SELECT toUInt64(substring(name, 11)) AS number FROM system.tables WHERE database = {p1:String} AND match(name, '^publisher_[0-9]+$') ORDER BY number DESC`,
      [this.place.database],
    );
    return rows.map(([number]) => Number(number));
  }

  async #newest(): Promise<number | null> {
    return (await this.#numbers())[0] ?? null;
  }

  async #lastPublication(): Promise<number> {
    const [row] = await rowsOf(this.client, `SELECT coalesce(max(publication), 0) FROM ${this.place.database}.current`);
    return Number(row?.[0] ?? 0);
  }

  /** Reads the holder of a lock; null if the lock is gone. */
  async #holder(number: number): Promise<Holder | null> {
    const sql = `SELECT argMax(mark, beat), argMax(token, beat), coalesce(max(beat), 0), coalesce(max(ended), 0) FROM ${this.place.database}.publisher_${String(number)}`;
    try {
      const [[mark, token, beat, ended] = []] = await rowsOf(this.client, sql);
      const isWritten = typeof mark === 'string' && mark !== '';
      const known = isWritten ? (JSON.parse(mark) as RemoteProcessMark) : null;
      return { mark: known, token: String(token), beat: Number(beat), hasEnded: Number(ended) > 0 };
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  }

  /**
   * Waits until the holder of a lock has ended or has given no beat for too long, by this computer's clock.
   * @throws UserError if the holder gives a beat
   */
  async #requireGone(number: number): Promise<void> {
    const first = await this.#holder(number);
    const until = performance.now() + this.times.deadAfterMs;
    for (let now = first; now !== null && !now.hasEnded; now = await this.#holder(number)) {
      if (isSeenGone(now)) return;
      if (now.beat !== first?.beat) throw lockedError(now.mark ?? { pid: 0, host: '?' });
      if (performance.now() > until) return;
      await pause(this.times.beatMs / 2);
    }
  }

  async #write(number: number, hasEnded: boolean): Promise<void> {
    this.#beat += 1;
    const values = [{ token: this.#token, mark: JSON.stringify(ownRemoteMark()), beat: this.#beat, ended: hasEnded ? 1 : 0 }];
    await this.client.insert({ table: `${this.place.database}.publisher_${String(number)}`, values, format: 'JSONEachRow' });
  }

  async #dropBefore(number: number): Promise<void> {
    const { database, cluster } = this.place;
    const onCluster = cluster === undefined ? '' : ` ON CLUSTER ${cluster}`;
    for (const older of await this.#numbers())
      if (older < number) await execute(this.client, `DROP TABLE IF EXISTS ${database}.publisher_${String(older)}${onCluster}`);
  }

  async #requireLock(number: number, withinMs = 0): Promise<void> {
    if (performance.now() - this.#checkedAt < withinMs) return;
    const at = performance.now();
    if ((await this.#newest()) !== number) throw takenOver();
    this.#checkedAt = at;
  }

  /** If the end cannot be written, the next publisher waits until the beats have stopped long enough. */
  async #release(number: number): Promise<void> {
    clearInterval(this.#timer);
    ownTokens.delete(this.#token);
    await this.#write(number, true).catch(() => undefined);
  }
}

/**
 * Acquires the lock of publishers to one store.
 * @throws UserError while another publisher is active
 */
export const takePublisherLock = (client: ClickHouseClient, place: StorePlace, times = TIMES): Promise<PublisherLock> =>
  new StoreLock(client, place, times).take();
