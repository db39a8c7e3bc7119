import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readManifest, verifyAudit } from '@pendapa/warehouse';
import { runCommandLine } from '../command-line.ts';
import { publishPayment, publishTwoGenerations, temporaryFolder } from '../testing/small-agency.ts';

const EXAMPLES = resolve(__dirname, '../../../../examples');

let folder: { path: string; remove: () => Promise<void> };
let data: string;
let out: string[];
let err: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  [out, err] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
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
  [out, err] = [[], []];
  const code = await runCommandLine([...args, '--data', data]);
  return { code, output: [...out, ...err].join('\n') };
};

async function audited(where = data): Promise<{ action: string; details: Record<string, unknown>; actor: { role: string } }[]> {
  const [name] = (await readdir(join(where, 'audit'))).filter((file) => file.endsWith('.jsonl'));
  const text = await readFile(join(where, 'audit', name ?? ''), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; details: Record<string, unknown>; actor: { role: string } });
}
const actions = async (): Promise<string[]> =>
  (await audited()).map(({ action, details }) => `${action} ${String(details['step'] ?? '')}`.trim());

describe('generations and rollback', () => {
  it('lists what can be served', async () => {
    const { code, output } = await run('generations');
    expect(code).toBe(0);
    expect(output).toMatch(/2 .*2024-03-16 +7 +2,040 IDR +\d+ MB +<- served\n +1 .*2024-03-15 +6 +2,000 IDR +\d+ MB$/);
    const json = JSON.parse((await run('generations', '--json')).output) as unknown[];
    expect(json).toMatchObject([
      { generation: 2, served: true, source: 'small agency', sums: { 'payments.amount': '2040' }, rows: { payments: 7 } },
      { generation: 1, served: false, sums: { 'payments.amount': '2000' } },
    ]);
  });

  it('says why nothing can be listed of data of another version, and what does not help', async () => {
    for (const name of await readdir(join(data, 'generations'))) {
      const path = join(data, 'generations', name);
      await writeFile(path, (await readFile(path, 'utf8')).replace(/"format": \d+/, '"format": 1'));
    }
    expect(await run('generations')).toMatchObject({
      code: 78,
      output: expect.stringContaining('written by another version of Pendapa') as string,
    });
    const { code, output } = await run('doctor');
    expect(code).toBe(1);
    expect(output).toMatch(/another version.*\n.*neither `pendapa rollback` nor `pendapa restore` helps/);
  });

  it('goes back, says what changed, and leaves lines in the audit log', async () => {
    const { code, output } = await run('rollback');
    expect(code).toBe(0);
    expect(output).toMatch(/Generation +2 +-> +1\n/);
    expect(output).toMatch(/Sum +2,040 IDR +-> +2,000 IDR/);
    expect(output).toMatch(/Loads that no longer count:\n {2}small agency \(/);
    expect((await readManifest(data))?.generation).toBe(1);
    expect(await actions()).toEqual(['rollback begun', 'rollback done']);
    expect((await audited())[1]).toMatchObject({ actor: { role: 'local' }, details: { from: 2, to: 1 } });
    expect(JSON.parse((await run('rollback', '--to', '2', '--json')).output)).toMatchObject({
      from: { generation: 1 },
      to: { generation: 2, served: true },
      undone: [],
    });
  });

  it('ends with 1 for what cannot be done and with 2 for what is not understood', async () => {
    expect(await run('rollback', '--to', '9')).toMatchObject({ code: 1, output: expect.stringContaining('is not stored') as string });
    expect(await run('rollback', '--to', 'first')).toMatchObject({ code: 2 });
    expect(await actions()).toEqual(['rollback begun', 'rollback failed']);
    data = join(folder.path, 'none');
    expect(await run('generations')).toMatchObject({ code: 1, output: expect.stringContaining('no data') as string });
  });
});

describe('backup and restore', () => {
  const drill = async (): Promise<string> => {
    const backup = join(folder.path, 'backup');
    expect((await run('backup', backup)).code).toBe(0);
    return backup;
  };

  it('a drill: the data come back with the same totals in another folder', async () => {
    const backup = await drill();
    expect((await run('backup', backup)).output).toMatch(/complete[^]*\b\d of \d+ files were copied now[^]*Sum of payments: 2,040 IDR/);
    data = join(folder.path, 'other');
    const { code, output } = await run('restore', backup);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/restored as generation 3[^]*7 payments, sum 2,040 IDR, data as of 2024-03-16/),
    ]);
    // The log was restored too and continues.
    expect(await actions()).toEqual(['backup begun', 'backup done', 'backup begun', 'restore done']);
    expect(await verifyAudit(data)).toMatchObject({ faults: [] });
    expect(JSON.parse((await run('status', '--json')).output)).toMatchObject({ generation: 3, sums: { 'payments.amount': '2040' } });
  });

  it('refuses a damaged journal, and leaves the good copy of the earlier backup', async () => {
    const journal = join(data, 'journal', 'journal.jsonl');
    await mkdir(join(data, 'journal'), { mode: 0o700 });
    await writeFile(journal, '{"format":1,"from":1}\n', { mode: 0o600 });
    const backup = await drill();
    const list = await readFile(join(backup, 'backup.json'), 'utf8');
    await appendFile(journal, 'damaged\n');
    expect(await run('backup', backup)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/damaged in line 2, so no new backup was made and the earlier one stays/) as string,
    });
    expect(await readFile(join(backup, 'backup.json'), 'utf8')).toBe(list);
    expect(list).toContain('journal/journal.jsonl');
  });

  it('restores into the folder that has data already', async () => {
    const backup = await drill();
    await publishPayment(data, '2024-03-17', 1);
    expect(JSON.parse((await run('restore', backup, '--json')).output)).toMatchObject({
      generation: 4,
      served: true,
      sums: { 'payments.amount': '2040' },
    });
    expect(await actions()).toEqual(['backup begun', 'backup done', 'restore begun', 'restore done']);
  });

  it('says what it does not do', async () => {
    expect(await run('backup')).toMatchObject({ code: 2 });
    expect(await run('backup', 'a', 'b')).toMatchObject({ code: 2 });
    expect(await run('backup', join(data, 'inside'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('inside the data folder') as string,
    });
    expect(await run('restore', join(folder.path, 'none'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('not a complete backup') as string,
    });
  });
});

describe('what must be recorded', () => {
  it('is not done where it cannot be: loads, going back, backups', async () => {
    await rm(join(data, 'audit'), { recursive: true, force: true });
    await writeFile(join(data, 'audit'), 'in the way');
    const profile = join(EXAMPLES, 'profiles/daily-payments.json');
    const extract = join(EXAMPLES, 'extracts/daily-payments/2024-09-11.csv');
    for (const words of [
      ['import', extract, '--profile', profile],
      ['sample', '--payments', '10'],
      ['rollback'],
      ['backup', join(folder.path, 'backup')],
    ]) {
      expect([words[0], await run(...words)]).toEqual([
        words[0],
        { code: 1, output: expect.stringMatching(/every action must be recorded/) as string },
      ]);
    }
    expect((await readManifest(data))?.generation).toBe(2);
    await expect(stat(join(folder.path, 'backup'))).rejects.toThrow(/ENOENT/);
    expect((await run('doctor')).output).toMatch(/fail {2}Audit log: it cannot be written\n +-> Let the service's account write/);
    // Commands that only read still work.
    expect((await run('status')).code).toBe(0);
  });

  it('an import leaves what was asked and what was published', async () => {
    data = join(folder.path, 'imported');
    await mkdir(data);
    const profile = join(EXAMPLES, 'profiles/daily-payments.json');
    const extract = join(EXAMPLES, 'extracts/daily-payments/2024-09-11.csv');
    expect((await run('import', extract, '--profile', profile, '--check')).code).toBe(0);
    expect(await readdir(data)).not.toContain('audit');
    expect((await run('import', extract, '--profile', profile)).code).toBe(0);
    expect(await actions()).toEqual(['import begun', 'import done', 'publish']);
    expect((await audited())[2]?.details).toMatchObject({
      generation: 1,
      source: '2024-09-11.csv',
      sourceSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect((await run('import', join(folder.path, 'none.csv'), '--profile', profile)).code).toBe(1);
    expect((await actions()).slice(3)).toEqual(['import begun', 'import failed']);
  });
});

describe('doctor', () => {
  interface Found {
    readonly level: string;
    readonly check: { readonly en: string };
    readonly found: { readonly en: string };
    readonly advice?: { readonly en: string };
  }
  const examine = async (): Promise<{ code: number; findings: Found[] }> => {
    const { code, output } = await run('doctor', '--json');
    return { code, findings: (JSON.parse(output) as { findings: Found[] }).findings };
  };
  const level = ({ findings }: { findings: Found[] }, check: string): string | undefined =>
    findings.find((finding) => finding.check.en === check)?.level;

  it('explains which tables a list reads', async () => {
    const { code, output } = await run('doctor', '--json', '--explain', '/api/v1/lists/payers?tax=PKB');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ lane: 'fast' });
  });

  it('explains which tables a question reads, and why', async () => {
    const { code, output } = await run('doctor', '--explain', '/api/v1/answers/revenue?m=amount&by=month');
    expect(code).toBe(0);
    expect(output).toMatch(/^fast queue; \d+ rows/);
    expect(output).toMatch(/agg_month_unit +\d+ +\d+ +whole months: agg_month_unit/);
    const json = JSON.parse((await run('doctor', '--json', '--explain', 'answers/revenue?m=amount&by=day')).output) as object;
    expect(json).toMatchObject({
      lane: 'fast',
      readings: expect.arrayContaining([
        expect.objectContaining({ table: 'agg_day', reason: { id: 'menurut hari: agg_day', en: 'by day: agg_day' } }),
      ]) as unknown,
    });
  });

  it.each([
    ['answers/revenue?m=luck', 'unknown-value parameter=m value=luck'],
    ['answers/revenue?m=amount&tax=XYZ', 'unknown-value'],
    ['answers/revenue?m=amount&colour=red', 'unknown-parameter parameter=colour'],
    ['lists/nobody', 'unknown-subject'],
    ['answers/%E0%A4?m=amount', 'not-found'],
    ['lists/%FF', 'not-found'],
    ['/overview', 'not-found'],
  ])('says why %s asks nothing', async (address, words) => {
    const { code, output } = await run('doctor', '--explain', address);
    expect(code).toBe(2);
    expect(output).toContain(words);
  });

  it('finds nothing wrong with a folder that is well, and changes nothing', async () => {
    await run('rollback', '--to', '1');
    await run('rollback', '--to', '2');
    const before = await readdir(data, { recursive: true });
    const { code, findings } = await examine();
    expect([code, findings.filter((finding) => finding.level === 'fail')]).toEqual([0, []]);
    for (const check of [
      'Node',
      'Settings (pendapa.json)',
      'Access mode',
      'File rights',
      'Lock of loads',
      'Audit log',
      'Generation 2 (served)',
      'Generation 1',
      'Engine',
    ])
      expect([check, level({ findings }, check)]).toEqual([check, 'ok']);
    expect(level({ findings }, 'Age of the data')).toBe('warn');
    expect(await readdir(data, { recursive: true })).toEqual(before);
  });

  it('names what is wrong and what to do, and ends with 1', async () => {
    const part = (await readManifest(data))?.parts.find(({ kind }) => kind === 'payments');
    await appendFile(join(data, 'parts', part?.file ?? ''), 'x');
    const damaged = await examine();
    expect([damaged.code, level(damaged, 'Generation 2 (served)')]).toEqual([1, 'fail']);
    expect(damaged.findings.find(({ check }) => check.en === 'Generation 2 (served)')?.advice?.en).toContain('pendapa restore');
    const text = await run('doctor');
    expect(text.output).toMatch(
      /fail {2}Generation 2 \(served\): .*damaged or incomplete[^]*-> Go back to an undamaged generation[^]*\d failed\.$/,
    );
  });

  it('sees open files, refused settings and profiles, a bad way in, a dead lock and a changed log', async () => {
    await run('rollback');
    await chmod(data, 0o777);
    await writeFile(join(data, 'pendapa.json'), '{"colour":"blue"}');
    await mkdir(join(data, 'profiles'));
    await writeFile(join(data, 'profiles', 'daily.json'), '{}');
    await writeFile(join(data, 'lock'), '{"pid":4194305,"began":"1","token":"x"}');
    const [name] = (await readdir(join(data, 'audit'))).filter((file) => file.endsWith('.jsonl'));
    const log = join(data, 'audit', name ?? '');
    await writeFile(log, (await readFile(log, 'utf8')).replace('"to":1', '"to":7'));
    const found = await examine();
    expect(found.code).toBe(1);
    expect(
      ['File rights', 'Settings (pendapa.json)', 'Profile daily', 'Lock of loads', 'Audit log'].map((check) => level(found, check)),
    ).toEqual(['fail', 'fail', 'fail', 'warn', 'fail']);
    expect(found.findings.find(({ check }) => check.en === 'File rights')?.advice?.en).toContain('chmod -R go-rwx');
  });

  it('prints the schema of the settings', async () => {
    expect(JSON.parse((await run('doctor', '--settings-schema')).output)).toMatchObject({
      title: 'Pendapa settings',
      properties: { access: { properties: { mode: { enum: ['local', 'token', 'proxy', 'oidc'] } } } },
    });
  });
});
