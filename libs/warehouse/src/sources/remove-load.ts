import type { DraftOptions, Draft, PublishOptions } from '../publishing/draft.ts';
import { contentsOf } from '../generations/contents.ts';
import type { Load, Manifest } from '../generations/manifest.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { MAX_LOADS } from '../publishing/publish.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { loadHistory, type PastLoad } from './history.ts';
import type { Instruction } from '../generations/load-record.ts';
import { rowsByLoad, whyNotRemovable } from './removability.ts';
import { notRemovable, unknownLoad } from './removal-texts.ts';
import {
  expectWithout,
  fillWithout,
  minus,
  refuseOrphans,
  refuseRepeatedPayments,
  replacedFiles,
  requireExpected,
  type Counts,
} from './without-load.ts';

export interface RemovedLoad {
  readonly removed: Load;
  readonly manifest: Manifest;
  /** Removed rows and restored rows by table. */
  readonly takenOut: Counts;
  readonly broughtBack: Counts;
  /** Codes of the load that stay because other rows reference them, by table. */
  readonly stayed: Counts;
  /** Sums of payments before and after. */
  readonly sum: { readonly before: string; readonly after: string };
}

export interface RemovalInstruction extends Instruction {
  readonly kind: 'removal';
  readonly load: number;
}

export const isRemoval = (instruction: Instruction): instruction is RemovalInstruction => instruction.kind === 'removal';

export interface RemoveOptions extends Pick<PublishOptions, 'onProgress'> {
  readonly draft?: DraftOptions;
}

const paymentsSum = (manifest: Manifest): string => String(contentsOf(manifest).get('payments.amount') ?? 0n);

async function remove(draft: Draft, dataFolder: string, base: Manifest, past: PastLoad, options: RemoveOptions): Promise<RemovedLoad> {
  const { connection } = draft;
  const { load, record } = past;
  if (!record) throw unknownLoad(load.id);
  const back = await replacedFiles(dataFolder, record);
  await refuseRepeatedPayments(connection, load, back.payments);
  const { stayed, ...how } = await fillWithout(draft, load, back);
  await refuseOrphans(connection, load);
  const takenOut = minus(load.rows, stayed);
  const expected = await expectWithout(connection, base, load, takenOut, back);
  const removal: Load = {
    id: draft.load,
    at: options.draft?.as?.at ?? new Date().toISOString(),
    source: load.source,
    sourceSha256: null,
    rows: expected.rows,
    removes: load.id,
    sources: load.sources,
  };
  const instruction: RemovalInstruction = { kind: 'removal', load: load.id };
  const manifest = await draft.publish({
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    ...how,
    source: load.source,
    sourceSha256: null,
    sample: base.sample,
    history: { loads: [...base.loads, removal].slice(-MAX_LOADS), extracts: base.extracts, sources: base.sources },
    record: { instruction, files: [] },
    beforeServed: (made) => {
      requireExpected(expected, made);
      return Promise.resolve();
    },
  });
  return {
    removed: load,
    manifest,
    takenOut,
    broughtBack: expected.rows,
    stayed,
    sum: { before: paymentsSum(base), after: paymentsSum(manifest) },
  };
}

/**
 * Removes a load from the served data and restores the rows that it had replaced.
 * The removal is a load itself, which `rollback` undoes.
 * @throws UserError if a later load replaced its rows, or the replaced rows are not stored; nothing changes then
 */
export async function removeLoad(dataFolder: string, id: number, options: RemoveOptions = {}): Promise<RemovedLoad> {
  const draft = await openDraft(dataFolder, options.draft);
  try {
    const { base } = draft;
    if (!base) throw emptyFolder(dataFolder);
    const { loads } = await loadHistory(dataFolder, base.loads);
    const past = loads.find(({ load }) => load.id === id);
    if (!past) throw unknownLoad(id);
    const reason = whyNotRemovable(past, loads, await rowsByLoad(draft.connection, 'published'), base.sample);
    if (reason) throw notRemovable(past.load, reason);
    return await remove(draft, dataFolder, base, past, options);
  } finally {
    await draft.discard();
  }
}
