import { createQueryError, type MaterializedViews, type ViewDefinition, type ViewRequester } from '@pendapa/warehouse/store';

/** Views that were computed when a generation was published; a store for reading computes no others. */
export class PublishedMaterializedViews implements MaterializedViews {
  constructor(private readonly counts: Readonly<Record<string, number>>) {}

  readonly rowsIn = (relation: string) => ({ rows: this.counts[relation] ?? 0, read: this.counts[relation] ?? 0 });

  readonly use = async <T>(
    definitions: readonly ViewDefinition[],
    work: () => Promise<T>,
    { signal }: Pick<ViewRequester, 'signal'>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    if (definitions.some(({ tables: [first] }) => this.counts[first] === undefined)) throw createQueryError('not-published');
    return work();
  };
}
