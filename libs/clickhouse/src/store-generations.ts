import type { ClickHouseClient } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse';
import { queryableGeneration, type Generations, type QueryableGeneration } from '@pendapa/warehouse/store';
import { CLICKHOUSE } from './dialect.ts';
import { PublishedMaterializedViews } from './published-materialized.ts';
import { chosenIn, readPublished } from './published.ts';
import { isUnknown, rowsOf } from './store-client.ts';
import type { StorePlace } from './tables.ts';
import { schemaOf, yearRelation } from './views.ts';

/** A store that does not answer within this time counts as unavailable. */
const LOOK_WITHIN_MS = 5_000;

const nothingPublished = ({ database }: StorePlace) =>
  new UserError({
    id: `Basis data "${database}" di ClickHouse belum berisi data Pendapa. Terbitkan dari komputer yang mengimpornya dengan "${commandText('publish')}".`,
    en: `The database "${database}" in ClickHouse holds no data of Pendapa yet. Publish them from the computer that imports them with "${commandText('publish')}".`,
  });

/** Follows the served generation of a store. Earlier ones stay there for a while, so no answer mixes two. */
export class StoreGenerations implements Generations {
  #current: QueryableGeneration | null = null;
  #publication = -1;
  readonly kind = 'store';
  readonly damage = null;

  constructor(
    private readonly client: ClickHouseClient,
    private readonly place: StorePlace,
  ) {}

  get current(): QueryableGeneration {
    if (!this.#current) throw new Error('No generation is open.');
    return this.#current;
  }

  readonly follow = async (): Promise<void> => {
    const chosen = await chosenIn(this.client, this.place, AbortSignal.timeout(LOOK_WITHIN_MS)).catch((error: unknown) => {
      throw isUnknown(error) ? nothingPublished(this.place) : error;
    });
    if (chosen === null) throw nothingPublished(this.place);
    if (this.#current !== null && chosen.publication === this.#publication && chosen.generation === this.generation) return;
    this.#current = await this.#open(chosen.generation);
    this.#publication = chosen.publication;
  };

  private get generation(): number {
    return this.current.manifest.generation;
  }

  readonly use = <T>(work: (served: QueryableGeneration) => Promise<T>): Promise<T> => work(this.current);
  readonly examine = (): Promise<void> => Promise.resolve();
  readonly settled = (): Promise<void> => Promise.resolve();
  readonly abandon = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => this.client.close();

  async #open(generation: number): Promise<QueryableGeneration> {
    const published = await readPublished(this.client, this.place, generation);
    if (published === null) throw nothingPublished(this.place);
    const { manifest, materializedRows } = published;
    const schema = schemaOf(this.place, generation);
    const views = new PublishedMaterializedViews(materializedRows);
    const own = { dialect: CLICKHOUSE, manifest, schema, relationOf: yearRelation(schema), views, lists: null };
    return queryableGeneration(own, (sql, values) => rowsOf(this.client, sql, values));
  }
}
