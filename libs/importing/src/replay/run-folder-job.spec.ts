import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { readCurrent, removeLoad } from '@pendapa/warehouse';
import type { ChildEnd } from '../process/supervise.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { AgencyFolder, RECAP_PROFILE } from '../testing/agency-load.ts';
import { endError, MAPPED_STAY, removedBefore } from './folder-job-ends.ts';
import type { FolderResult } from './folder-job.ts';
import { runMapping } from './run-folder-job.ts';

jest.setTimeout(240_000);

let agency: AgencyFolder;
beforeEach(async () => (agency = await AgencyFolder.open()));
afterEach(() => agency.close());

async function loadRecap(name: string, text: string): Promise<number> {
  const path = agency.path(`${name}.csv`);
  await writeFile(path, `Masa;Pajak;Nilai\n${text}\n`);
  const { generation } = await agency.loadPath(
    path,
    { name, profile: checkProfile(name, { ...RECAP_PROFILE, source: name }) },
    { check: false },
  );
  return generation ?? 0;
}

const ended = (outcome: ChildEnd<FolderResult>['outcome']): ChildEnd<FolderResult> => ({
  outcome,
  stopped: null,
  ending: 'exit 0',
  stderr: '',
});
const FAILED = ended({ kind: 'failed', message: 'no space for the receipt' });
const TEXTS = { id: 'Tidak dapat.', en: 'It cannot.' };

it('a removal that failed after it was published is done', async () => {
  const load = await loadRecap('a', '01/2019;Pajak Htl;70');
  const before = await readCurrent(agency.data);
  expect(await removedBefore(agency.data, load, before, FAILED)).toBeNull();
  await removeLoad(agency.data, load);
  const done = { generation: load + 1, loads: 1 };
  expect(await removedBefore(agency.data, load, before, FAILED)).toEqual(done);
  expect(await removedBefore(agency.data, load, before, ended({ kind: 'spoken', name: null, texts: TEXTS }))).toEqual(done);
  expect(await removedBefore(agency.data, load, before, ended(null))).toEqual(done);
  expect(await removedBefore(agency.data, load, before, ended({ kind: 'spoken', name: 'FolderLocked', texts: TEXTS }))).toBeNull();
  // The failed work says nothing of a removal before it.
  expect(await removedBefore(agency.data, load, load + 1, FAILED)).toBeNull();
});

it('says of a mapping that failed what stays published', () => {
  expect(endError(FAILED, MAPPED_STAY).texts.en).toBe(`This work failed by an error of the server. ${MAPPED_STAY.en}`);
  expect(endError(ended({ kind: 'failed', message: 'ENOSPC: no space left' }), MAPPED_STAY).texts.en).toContain('The disk is full');
  expect(endError(ended({ kind: 'spoken', name: null, texts: TEXTS }), MAPPED_STAY).texts.en).toBe(`It cannot. ${MAPPED_STAY.en}`);
});

it('reports each generation of a mapping, and says of one that is refused at once that nothing changed', async () => {
  await loadRecap('a', '01/2019;Pajak Htl;70');
  const last = await loadRecap('b', '02/2019;Pajak Htl;5');
  const published: number[] = [];
  const onPublished = (generation: number): void => void published.push(generation);
  const mappings = { tax: { 'Pajak Htl': 'PKB' } };
  await expect(runMapping(agency.data, { tax: { 'Pajak Htl': 'NOPE' } }, { onPublished })).rejects.toThrow(
    'The published data did not change.',
  );
  expect(await runMapping(agency.data, mappings, { onPublished })).toEqual({ generation: last + 2, loads: 2 });
  expect(published).toEqual([last + 1, last + 2]);
});

it('lets a mapping that is stopped end its import and remove its files before it ends itself', async () => {
  await loadRecap('a', '01/2019;Pajak Htl;70');
  const [stop, scratch] = [new AbortController(), agency.path('scratch')];
  await mkdir(scratch);
  const stopAtWork = async (): Promise<void> => {
    while ((await readdir(scratch)).length === 0) continue;
    stop.abort();
  };
  const onProgress = (): void => void stopAtWork();
  const running = runMapping(agency.data, { tax: { 'Pajak Htl': 'PKB' } }, { signal: stop.signal, scratch, onProgress });
  await expect(running).rejects.toThrow(`This work was stopped. ${MAPPED_STAY.en}`);
  expect(await readdir(scratch)).toEqual([]);
});
