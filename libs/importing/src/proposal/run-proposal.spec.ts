import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft } from '@pendapa/warehouse';
import { AgencyFolder } from '../testing/agency-load.ts';
import { runProposal } from './run-proposal.ts';

jest.setTimeout(240_000);

const FILE = 'Tanggal,Jenis Pajak,Jumlah\n2024-03-01,Hotel,1250000\n';

let root: string;
let scratch: string;
let path: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-run-proposal-'));
  scratch = join(root, 'scratch');
  path = join(root, 'setoran.csv');
  await mkdir(scratch);
  await writeFile(path, FILE);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const run = (options: Partial<Parameters<typeof runProposal>[0]> = {}) =>
  runProposal({ path, dataFolder: join(root, 'data'), decisions: { answers: {} }, scratch, ...options });

it('proposes in a process of its own, and leaves nothing behind', async () => {
  const pids: number[] = [];
  const proposal = await run({ onStart: (pid) => pids.push(pid) });
  expect(proposal).toMatchObject({ file: 'setoran.csv', extract: 'payments', isReady: true, check: { sum: '1250000', rows: 1 } });
  expect(pids).toHaveLength(1);
  expect(pids).not.toContain(process.pid);
  expect([await readdir(scratch), (await readdir(root)).sort()]).toEqual([[], ['scratch', 'setoran.csv']]);
});

it('knows the names of the data folder while a load has its lock', async () => {
  const agency = await AgencyFolder.open();
  const draft = await openDraft(agency.data);
  try {
    const proposal = await run({ dataFolder: agency.data });
    expect(proposal.profile).toMatchObject({ fields: { tax: { unknown: 'unmapped' } } });
  } finally {
    await draft.discard();
    await agency.close();
  }
});

it('passes on what a person can act on', async () => {
  await expect(run({ decisions: { answers: {}, columns: { Nihil: 'amount' } } })).rejects.toThrow('The file has no column "Nihil".');
});

it('is ended by a signal and by its limits, in words', async () => {
  const stop = new AbortController();
  await expect(run({ signal: stop.signal, onStart: () => stop.abort() })).rejects.toThrow('The reading was stopped.');
  await expect(run({ limits: { seconds: 0.01 } })).rejects.toThrow('took longer than 0.01 seconds');
  await expect(run({ limits: { memoryMb: 20 } })).rejects.toThrow('too much memory');
});
