import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import { isKnownDead, ownRemoteMark, type RemoteProcessMark } from '../data-folder/process-mark.ts';
import { execute, isTaken, isUnknown, rowsOf } from './store-client.ts';
import { publisherSql, type StorePlace } from './tables.ts';

/** A publisher writes a beat so often, in ms. One without a beat for `deadAfterMs` is dead. */
export interface LockTimes {
  readonly beatMs: number;
  readonly deadAfterMs: number;
}
const TIMES: LockTimes = { beatMs: 5_000, deadAfterMs: 60_000 };

export interface PublisherLock {
  /** Higher than that of every publication before. */
  readonly number: number;
  /** UserError where another publisher took over meanwhile; not asked again within so many ms. */
  readonly requireHeld: (withinMs?: number) => Promise<void>;
  readonly release: () => Promise<void>;
}

const held = ({ pid, host }: Pick<RemoteProcessMark, 'pid' | 'host'>) =>
  new UserError({
    id: `Penerbit lain (proses ${String(pid)} di komputer "${host}") sedang menerbitkan ke ClickHouse ini. Tunggu sampai selesai, lalu ulangi "pendapa publish".`,
    en: `Another publisher (process ${String(pid)} on the computer "${host}") is publishing to this ClickHouse. Wait until it is done, then run "pendapa publish" again.`,
  });

const takenOver = () =>
  new UserError({
    id: 'Penerbit lain mengambil alih ClickHouse ini, karena proses ini lama tidak memberi tanda. Penerbitan ini dihentikan; ulangi "pendapa publish".',
    en: 'Another publisher took this ClickHouse over, because this process gave no sign for a while. This publication was stopped; run "pendapa publish" again.',
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

/** Whether the holder can be seen to be gone, without waiting for a sign of it. */
const isSeenGone = ({ mark, token }: Holder): boolean =>
  mark !== null && (isKnownDead(mark) || (isSame(mark, ownRemoteMark()) && !ownTokens.has(token)));

class StoreLock {
  #beat = 0;
  #heldAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  readonly #token = randomUUID();

  constructor(
    private readonly client: ClickHouseClient,
    private readonly place: StorePlace,
    private readonly times: LockTimes,
  ) {}

  /** A lock is a table that can be made once alone. Numbers only grow, so that who was taken over from cannot come back. */
  async take(): Promise<PublisherLock> {
    for (;;) {
      const newest = await this.#newest();
      if (newest !== null) await this.#requireGone(newest);
      const number = Math.max(newest ?? 0, await this.#lastPublication()) + 1;
      try {
        await execute(this.client, publisherSql(number, this.place));
      } catch (error) {
        // Somebody was faster: look who.
        if (isTaken(error)) continue;
        throw error;
      }
      ownTokens.add(this.#token);
      await this.#write(number, false);
      this.#timer = setInterval(() => void this.#write(number, false).catch(() => undefined), this.times.beatMs).unref();
      await this.#dropBefore(number);
      await this.#requireHeld(number);
      return { number, requireHeld: (withinMs) => this.#requireHeld(number, withinMs), release: () => this.#release(number) };
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

  /** Who holds a lock; null where that is gone. */
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

  /** Watches a lock until its holder gives a sign, which is refused, or none for long. No clock but this computer's own counts. */
  async #requireGone(number: number): Promise<void> {
    const first = await this.#holder(number);
    const until = performance.now() + this.times.deadAfterMs;
    for (let now = first; now !== null && !now.hasEnded; now = await this.#holder(number)) {
      if (isSeenGone(now)) return;
      if (now.beat !== first?.beat) throw held(now.mark ?? { pid: 0, host: '?' });
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

  async #requireHeld(number: number, withinMs = 0): Promise<void> {
    if (performance.now() - this.#heldAt < withinMs) return;
    const at = performance.now();
    if ((await this.#newest()) !== number) throw takenOver();
    this.#heldAt = at;
  }

  /** Where the end cannot be written, the next publisher waits until it believes it. */
  async #release(number: number): Promise<void> {
    clearInterval(this.#timer);
    ownTokens.delete(this.#token);
    await this.#write(number, true).catch(() => undefined);
  }
}

/** Keeps publishers of one store apart; UserError while another one that lives publishes to it. */
export const takePublisherLock = (client: ClickHouseClient, place: StorePlace, times = TIMES): Promise<PublisherLock> =>
  new StoreLock(client, place, times).take();
