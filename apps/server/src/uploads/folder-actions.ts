import type { AtWork, Texts, UnplacedCode, UnplacedCodes } from '@pendapa/contracts';
import { findUnplacedCodes, mapCodes, type CodeMappings } from '@pendapa/importing';
import { readCurrent, removeLoad, type AuditActor, type AuditEntry } from '@pendapa/warehouse';
import type { FolderQueue } from './folder-queue.ts';
import { faultOf } from './step-fault.ts';
import { refuse } from '../responses/request-refused.ts';

export interface FolderActionsOptions {
  readonly dataFolder: string;
  readonly queue: FolderQueue;
  readonly record: (entry: AuditEntry) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Takes loads out, and gives codes to texts that found no place. */
export class FolderActions {
  #mapping: AtWork | null = null;
  #mappingEnded: Promise<void> = Promise.resolve();
  readonly #stop = new AbortController();
  #fault: Texts | null = null;
  #unplaced: { readonly generation: number | null; readonly codes: Promise<readonly UnplacedCode[]> } | null = null;

  constructor(private readonly options: FolderActionsOptions) {}

  /** Removes a load and restores the rows that it replaced. Returns the generation that is served now. */
  async removeLoad(load: number, actor: AuditActor): Promise<number> {
    const { dataFolder, queue, record } = this.options;
    return queue.runNow({ who: actor.subject, step: 'removing', upload: null }, async () => {
      await record({ actor, action: 'remove-load', details: { load, step: 'begun' } });
      const { manifest, removed } = await removeLoad(dataFolder, load);
      const details = { load, source: removed.source, generation: manifest.generation, step: 'done' };
      await record({ actor, action: 'remove-load', details }).catch(this.options.onFailure);
      return manifest.generation;
    });
  }

  /** Texts without a code; counted once for each generation. */
  async unplacedCodes(): Promise<UnplacedCodes> {
    const generation = await readCurrent(this.options.dataFolder).catch(() => null);
    if (this.#unplaced?.generation !== generation) this.#unplaced = { generation, codes: findUnplacedCodes(this.options.dataFolder) };
    const known = this.#unplaced;
    const codes = await known.codes.catch((error: unknown) => {
      this.#unplaced = null;
      throw error;
    });
    return { codes: [...codes], mapping: this.#mapping, fault: this.#fault };
  }

  /** Begins to read the loads again in which texts found no code. The outcome is in `unplacedCodes`. */
  async mapCodes(mappings: CodeMappings, actor: AuditActor): Promise<void> {
    const { dataFolder, queue, record, onFailure } = this.options;
    if (this.#mapping !== null) return refuse(409, 'folder-busy');
    this.#mapping = { who: actor.subject, step: 'mapping', since: new Date().toISOString(), upload: null };
    try {
      if ((await queue.atWork()) !== null) return refuse(409, 'folder-busy');
      const texts = Object.entries(mappings).flatMap(([field, codes]) => Object.keys(codes).map(() => field));
      await record({ actor, action: 'map-codes', details: { texts: texts.length, fields: [...new Set(texts)].join(', ') } });
    } catch (error) {
      this.#mapping = null;
      throw error;
    }
    this.#fault = null;
    const { signal } = this.#stop;
    this.#mappingEnded = queue
      .run({ who: actor.subject, step: 'mapping', upload: null, signal }, () => mapCodes({ dataFolder, mappings, check: false, signal }))
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!signal.aborted) this.#fault = faultOf(error, onFailure).texts;
      })
      .finally(() => {
        this.#mapping = null;
        this.#unplaced = null;
      });
  }

  /** Ends a mapping. Loads that were read again stay; the codes count for the next loads all the same. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#mappingEnded;
  }
}
