import { chmod, mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { openDraft, readManifest } from '@pendapa/warehouse';
import { runCommandLine } from '../command-line.ts';
import { publishTwoGenerations, temporaryFolder } from '../testing/small-agency.ts';

jest.setTimeout(60_000);

let folder: { path: string; remove: () => Promise<void> };
let data: string;
let output: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void output.push(line));
  process.env['PENDAPA_LANG'] = 'en';
  await publishTwoGenerations(data);
  await chmod(data, 0o700);
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env['PENDAPA_LANG'];
  await folder.remove();
});

const run = async (...args: string[]): Promise<{ code: number; output: string }> => {
  output = [];
  const code = await runCommandLine([...args, '--data', data]);
  return { code, output: output.join('\n') };
};

/** Repeats the state after a load was killed right after it moved the pointer. */
async function publishedByTheDead(): Promise<void> {
  const draft = await openDraft(data, { threads: 1 });
  await draft.connection.run("INSERT INTO incoming.banks (bank_code, name_id, name_en) VALUES ('B2', 'Bank Dua', 'Bank Two')");
  await draft.publish({ source: 'banks.csv', sourceSha256: 'a'.repeat(64), sample: false });
}

it('finds the line and the receipt missing that a killed load did not write, as far as the log reaches back', async () => {
  await run('rollback');
  await run('rollback', '--to', '2');
  expect(await run('doctor')).toMatchObject({
    code: 0,
    output: expect.stringContaining('generations, receipts and audit log agree') as string,
  });
  await publishedByTheDead();
  const { code, output: found } = await run('doctor');
  expect(code).toBe(1);
  expect(found).toMatch(/fail {2}Records of loads: generation 3 was published without a line in the audit log\n +-> .*when and by whom/);
  expect(found).toMatch(/warn {2}Records of loads: generation 3 has no receipt\n +-> Do not import that file again/);
});

it('misses an audit log that was taken away, and one that began anew', async () => {
  await run('rollback');
  await publishedByTheDead();
  const audit = join(data, 'audit');
  await rm(audit, { recursive: true });
  const gone = await run('doctor');
  expect([gone.code, gone.output]).toEqual([
    1,
    expect.stringMatching(/fail {2}Records of loads: there is no audit log, though generation 3 was loaded at .*\n +-> Earlier lines/),
  ]);
  await run('rollback', '--to', '1');
  const { output: anew } = await run('doctor');
  expect(anew).toMatch(/warn {2}Records of loads: the audit log begins at .*, after generation 3 was loaded/);
});

it('tells that the manifest of a kept generation is damaged before anybody wants to go back to it', async () => {
  await truncate(join(data, 'generations', '000001.json'), 100);
  const examined = await run('doctor');
  expect([examined.code, examined.output]).toEqual([
    0,
    expect.stringMatching(/warn {2}Generation 1: .*000001\.json.*damaged.*\n +-> Do not go back/),
  ]);
  const listed = await run('generations');
  expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(/<- served\nGeneration 1: .*damaged/)]);
  expect(JSON.parse((await run('generations', '--json')).output)).toMatchObject([
    { generation: 2, served: true },
    { generation: 1, served: false, damaged: expect.stringContaining('damaged') as string },
  ]);
});

// A device that is always full stands in for the disk.
const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('says that the disk is full where the audit log is what cannot be written, and does nothing', async () => {
  await mkdir(join(data, 'audit'));
  await symlink('/dev/full', join(data, 'audit', `audit-${new Date().toISOString().slice(0, 4)}.jsonl`));
  const { code, output: failure } = await run('rollback');
  expect([code, failure]).toEqual([1, expect.stringMatching(/^The disk is full: the audit log in .* cannot be written.*Free some space/)]);
  expect((await readManifest(data))?.generation).toBe(2);
});
