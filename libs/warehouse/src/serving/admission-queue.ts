/** A person or program that the server can tell apart. */
export type Client = string;

/** Background work: others do not cool down because of it, and it cools down while they query. */
export const BACKGROUND: Client = 'background';

/** A request for a resource; a client holds fewer resources for expensive requests. */
export interface ResourceRequest {
  readonly client: Client;
  readonly kind: string | undefined;
  readonly isExpensive: boolean;
}

interface QueuedRequest<T> extends ResourceRequest {
  /** When the request should start, in ms of any clock; the earliest of a client is next. */
  readonly startBy: number;
  readonly grant: (resource: T) => void;
  readonly refuse: (error: unknown) => void;
}

function addCount(counts: Map<Client, number>, client: Client, step: 1 | -1): void {
  const count = (counts.get(client) ?? 0) + step;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}

/**
 * Queue with admission control: the client that holds the fewest resources is next.
 * A client whose requests fill the queue loses the newest one to others.
 */
export class AdmissionQueue<T> {
  readonly #queue: QueuedRequest<T>[] = [];
  readonly #granted = new Map<Client, number>();
  readonly #grantedExpensive = new Map<Client, number>();
  /** Number of the last grant to maxPerClient client. */
  readonly #lastGrants = new Map<Client, number>();
  #grantCount = 0;
  #backgroundGrants = 0;

  constructor(
    private readonly limits: { readonly queueLength: number; readonly maxPerClient: number; readonly maxExpensivePerClient: number },
  ) {}

  /** Counts the grants to users so far, background work excluded. */
  get grantCount(): number {
    return this.#grantCount - this.#backgroundGrants;
  }

  canGrant({ client, isExpensive }: ResourceRequest): boolean {
    const { maxPerClient, maxExpensivePerClient } = this.limits;
    return this.#grantedTo(client) < maxPerClient && (!isExpensive || (this.#grantedExpensive.get(client) ?? 0) < maxExpensivePerClient);
  }

  recordGrant({ client, isExpensive }: ResourceRequest): void {
    addCount(this.#granted, client, 1);
    if (isExpensive) addCount(this.#grantedExpensive, client, 1);
    if (client === BACKGROUND) this.#backgroundGrants += 1;
    this.#lastGrants.set(client, (this.#grantCount += 1));
  }

  recordRelease({ client, isExpensive }: ResourceRequest): void {
    addCount(this.#granted, client, -1);
    if (isExpensive) addCount(this.#grantedExpensive, client, -1);
    this.#forget(client);
  }

  /**
   * Adds a request; returns false if the queue has no room for its client.
   * @param createRefusal creates the error of a request that is evicted
   */
  add(request: QueuedRequest<T>, createRefusal: () => unknown): boolean {
    if (this.#queue.length >= this.limits.queueLength && !this.#evictNewest(request.client, createRefusal)) return false;
    this.#queue.push(request);
    return true;
  }

  remove(request: QueuedRequest<T>): void {
    const index = this.#queue.indexOf(request);
    if (index >= 0) this.#queue.splice(index, 1);
    this.#forget(request.client);
  }

  /** Removes and returns the next request that may start; null if there is none. */
  takeNext(): QueuedRequest<T> | null {
    const rank = ({ client, startBy }: QueuedRequest<T>) => [this.#grantedTo(client), this.#lastGrants.get(client) ?? 0, startBy] as const;
    const isBefore = (one: QueuedRequest<T>, other: QueuedRequest<T>): boolean => {
      const [a, b] = [rank(one), rank(other)];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
    };
    let next: QueuedRequest<T> | null = null;
    for (const request of this.#queue) {
      if (this.canGrant(request) && (next === null || isBefore(request, next))) next = request;
    }
    if (next) this.remove(next);
    return next;
  }

  /** Counts the waiting requests of the same client and kind. */
  countSameKind({ client, kind }: ResourceRequest): number {
    return kind === undefined ? 0 : this.#queue.filter((request) => request.client === client && request.kind === kind).length;
  }

  /** Removes and returns all requests. */
  takeAll(): readonly QueuedRequest<T>[] {
    return this.#queue.splice(0);
  }

  #grantedTo(client: Client): number {
    return this.#granted.get(client) ?? 0;
  }

  #queuedBy(client: Client): number {
    return this.#queue.filter((request) => request.client === client).length;
  }

  /** Evicts the newest request of the client with the most, unless the new client would then have as many. */
  #evictNewest(client: Client, createRefusal: () => unknown): boolean {
    const [largest] = [...new Set(this.#queue.map((queued) => queued.client))].sort((a, b) => this.#queuedBy(b) - this.#queuedBy(a));
    if (largest === undefined || this.#queuedBy(largest) <= this.#queuedBy(client) + 1) return false;
    const newest = this.#queue.findLast((queued) => queued.client === largest);
    if (!newest) return false;
    this.remove(newest);
    newest.refuse(createRefusal());
    return true;
  }

  #forget(client: Client): void {
    if (!this.#granted.has(client) && this.#queuedBy(client) === 0) this.#lastGrants.delete(client);
  }
}
