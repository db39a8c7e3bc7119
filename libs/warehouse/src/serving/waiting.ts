/** Whose question it is: people and programs that the server can tell apart. */
export type Client = string;

/** Asks for nobody: what it asks is no reason for others to rest, and it rests while they ask. */
export const BACKGROUND: Client = 'background';

/** Who wants to be lent something, and whether for long: of its questions that take long, a client has fewer at a time. */
export interface Borrower {
  readonly client: Client;
  readonly kind: string | undefined;
  readonly isDear: boolean;
}

interface Waiter<T> extends Borrower {
  /** When it should be given something, in ms of any clock; of one client's the earliest is next. */
  readonly due: number;
  readonly give: (lent: T) => void;
  readonly fail: (error: unknown) => void;
}

function add(counts: Map<Client, number>, client: Client, step: 1 | -1): void {
  const count = (counts.get(client) ?? 0) + step;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}

/**
 * Who waits for something that is lent: clients get it in turn, whoever has least of it first, and whose own questions fill the queue
 * make room for others.
 */
export class Waiting<T> {
  readonly #queue: Waiter<T>[] = [];
  readonly #held = new Map<Client, number>();
  readonly #heldDear = new Map<Client, number>();
  /** When each client was given something last, in counts of givings. */
  readonly #turns = new Map<Client, number>();
  #given = 0;
  #givenInBackground = 0;

  constructor(private readonly limits: { readonly places: number; readonly each: number; readonly eachDear: number }) {}

  /** How many times somebody who waits for an answer was given something so far. */
  get given(): number {
    return this.#given - this.#givenInBackground;
  }

  mayTake({ client, isDear }: Borrower): boolean {
    const { each, eachDear } = this.limits;
    return this.#heldBy(client) < each && (!isDear || (this.#heldDear.get(client) ?? 0) < eachDear);
  }

  taken({ client, isDear }: Borrower): void {
    add(this.#held, client, 1);
    if (isDear) add(this.#heldDear, client, 1);
    if (client === BACKGROUND) this.#givenInBackground += 1;
    this.#turns.set(client, (this.#given += 1));
  }

  givenBack({ client, isDear }: Borrower): void {
    add(this.#held, client, -1);
    if (isDear) add(this.#heldDear, client, -1);
    this.#forget(client);
  }

  /** Queues a waiter; false where no place is left for its client. `crowded` is the refusal for whoever makes room. */
  add(waiter: Waiter<T>, crowded: () => unknown): boolean {
    if (this.#queue.length >= this.limits.places && !this.#makeRoom(waiter.client, crowded)) return false;
    this.#queue.push(waiter);
    return true;
  }

  leave(waiter: Waiter<T>): void {
    const place = this.#queue.indexOf(waiter);
    if (place >= 0) this.#queue.splice(place, 1);
    this.#forget(waiter.client);
  }

  /** Takes the next one out of the queue who may be given something; null where there is nobody. */
  next(): Waiter<T> | null {
    const rank = ({ client, due }: Waiter<T>) => [this.#heldBy(client), this.#turns.get(client) ?? 0, due] as const;
    const isBefore = (one: Waiter<T>, other: Waiter<T>): boolean => {
      const [a, b] = [rank(one), rank(other)];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
    };
    let first: Waiter<T> | null = null;
    for (const waiter of this.#queue) {
      if (this.mayTake(waiter) && (first === null || isBefore(waiter, first))) first = waiter;
    }
    if (first) this.leave(first);
    return first;
  }

  /** How many of the same kind its client has waiting. */
  alike({ client, kind }: Borrower): number {
    return kind === undefined ? 0 : this.#queue.filter((waiter) => waiter.client === client && waiter.kind === kind).length;
  }

  /** Takes everybody out of the queue. */
  all(): readonly Waiter<T>[] {
    return this.#queue.splice(0);
  }

  #heldBy(client: Client): number {
    return this.#held.get(client) ?? 0;
  }

  #waitingOf(client: Client): number {
    return this.#queue.filter((waiter) => waiter.client === client).length;
  }

  /** The newest question of the client with most of them gives way, unless whoever comes would then have as many. */
  #makeRoom(comer: Client, crowded: () => unknown): boolean {
    const [most] = [...new Set(this.#queue.map(({ client }) => client))].sort((a, b) => this.#waitingOf(b) - this.#waitingOf(a));
    if (most === undefined || this.#waitingOf(most) <= this.#waitingOf(comer) + 1) return false;
    const newest = this.#queue.findLast(({ client }) => client === most);
    if (!newest) return false;
    this.leave(newest);
    newest.fail(crowded());
    return true;
  }

  #forget(client: Client): void {
    if (!this.#held.has(client) && this.#waitingOf(client) === 0) this.#turns.delete(client);
  }
}
