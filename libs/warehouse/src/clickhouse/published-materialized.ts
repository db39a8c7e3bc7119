import type { MaterializedViews, ViewRequester, ViewDefinition } from '../materialized/materialized-view-cache.ts';
import { createQueryError } from '../queries/query-error.ts';

/** What was worked out when a generation was published: a store that is only read works out nothing else. */
export class PublishedAside implements MaterializedViews {
  constructor(private readonly counts: Readonly<Record<string, number>>) {}

  readonly rowsIn = (relation: string) => ({ rows: this.counts[relation] ?? 0, read: this.counts[relation] ?? 0 });

  readonly use = async <T>(
    recipes: readonly ViewDefinition[],
    work: () => Promise<T>,
    { signal }: Pick<ViewRequester, 'signal'>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    if (recipes.some(({ tables: [first] }) => this.counts[first] === undefined)) throw createQueryError('not-published');
    return work();
  };
}
