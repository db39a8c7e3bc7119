import type { FolderAction as FolderActionState, RemovalFault, UnplacedCode, UnplacedCodes } from '@pendapa/contracts';
import { findUnplacedCodes, runMapping, runRemoval, type CodeMappings } from '@pendapa/importing';
import { readCurrent, unknownLoad, type AuditActor } from '@pendapa/warehouse';
import { refuseAction } from '../responses/request-refused.ts';
import { FolderAction, type FolderActionOptions } from './folder-action.ts';
import { removeFolderScratch } from './folder-scratch.ts';
import { recordInterrupted } from './interrupted-actions.ts';
import type { ServedLoads } from './served-loads.ts';

export interface FolderActionsOptions extends FolderActionOptions {
  readonly loads: ServedLoads;
}

/** Takes loads out, and gives codes to texts that found no place. */
export class FolderActions {
  readonly #removal: FolderAction;
  readonly #mapping: FolderAction;
  #unplaced: { readonly generation: number | null; readonly codes: Promise<readonly UnplacedCode[]> } | null = null;

  private constructor(private readonly options: FolderActionsOptions) {
    this.#removal = new FolderAction('removing', options);
    this.#mapping = new FolderAction('mapping', options);
  }

  /** Records the ends of work that ended with the server, and removes its temporary files. */
  static async open(options: FolderActionsOptions): Promise<FolderActions> {
    const { dataFolder, record, onFailure } = options;
    await removeFolderScratch(dataFolder).catch(onFailure);
    await recordInterrupted(dataFolder, record).catch(onFailure);
    return new FolderActions(options);
  }

  /**
   * Begins to remove a load and to restore the rows that it replaced. The outcome is in `removal` and in the list of loads.
   * @throws RequestRefused `action-refused` if the served data have no such load, `folder-busy` while another is removed
   */
  async removeLoad(load: number, actor: AuditActor): Promise<void> {
    const { dataFolder, loads } = this.options;
    if (!(await loads.read()).isStanding(load)) return refuseAction(unknownLoad(load));
    const work = runRemoval.bind(null, dataFolder, load);
    await this.#removal.start({ actor, load, details: { load }, work, onEnd: () => undefined });
  }

  /** The removal that runs or waits, and why the last one ended early. */
  removal(): { readonly removal: FolderActionState | null; readonly removalFault: RemovalFault | null } {
    const { fault } = this.#removal;
    const removalFault = fault === null || fault.load === null ? null : { load: fault.load, texts: fault.texts };
    return { removal: this.#removal.describe(), removalFault };
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
    return { codes: [...codes], mapping: this.#mapping.describe(), fault: this.#mapping.fault?.texts ?? null };
  }

  /** Begins to read the loads again in which texts found no code. The outcome is in `unplacedCodes`. */
  async mapCodes(mappings: CodeMappings, actor: AuditActor): Promise<void> {
    const fields = Object.entries(mappings).flatMap(([field, codes]) => Object.keys(codes).map(() => field));
    const details = { texts: fields.length, fields: [...new Set(fields)].join(', ') };
    const work = runMapping.bind(null, this.options.dataFolder, mappings);
    await this.#mapping.start({ actor, load: null, details, work, onEnd: () => (this.#unplaced = null) });
  }

  cancelRemoval(load: number, actor: AuditActor): Promise<void> {
    return this.#removal.cancel(load, actor);
  }

  cancelMapping(actor: AuditActor): Promise<void> {
    return this.#mapping.cancel(null, actor);
  }

  /** Ends what runs. Loads that were read again for a mapping stay; its codes count for the next loads all the same. */
  async close(): Promise<void> {
    await Promise.all([this.#removal.close(), this.#mapping.close()]);
  }
}
