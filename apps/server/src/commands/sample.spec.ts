import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, readSettings } from '@pendapa/warehouse';
import { UserError } from '@pendapa/contracts';
import { publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { withAudit } from '../with-audit.ts';
import { sampleCommand } from './sample.ts';

describe('pendapa sample', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let printed: string[];
  let reported: string[];
  beforeEach(async () => {
    folder = await temporaryFolder();
    [printed, reported] = [[], []];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void reported.push(line));
    process.env['PENDAPA_LANG'] = 'en';
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    delete process.env['PENDAPA_LANG'];
    await folder.remove();
  });

  it('fills an empty folder with a sample that calls itself one', async () => {
    const data = join(folder.path, 'data');
    expect(await sampleCommand.run(['--payments', '10.000', '--seed', '7', '--data', data, '--json'])).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({ folder: data, sample: true, payments: 10_000, seed: 7, asOf: '2026-11-14' });
    expect((await readManifest(data))?.sample).toBe(true);
    expect((await readSettings(data)).agency.id).toMatch(/data contoh, 1\/\d+ provinsi nyata/);
    expect(reported.join('\n')).toContain('payments of 2019');
  }, 120_000);

  it('does nothing with --if-empty where there are data, and records nothing', async () => {
    const data = join(folder.path, 'data');
    const before = await publishSmallAgency(data);
    expect(await withAudit(sampleCommand).run(['--if-empty', '--data', data])).toBe(0);
    expect(await readManifest(data)).toEqual(before);
    expect(await readdir(data)).not.toContain('audit');
  }, 60_000);

  it("leaves an agency's data alone", async () => {
    const data = join(folder.path, 'data');
    const before = await publishSmallAgency(data);
    await expect(sampleCommand.run(['--payments', '10000', '--data', data])).rejects.toThrow(UserError);
    expect(await readManifest(data)).toEqual(before);
  }, 60_000);

  it.each([
    ['--payments', 'many'],
    ['--seed', '-1.5e3'],
  ])('refuses %s %s as misuse', async (option, value) => {
    const data = join(folder.path, 'data');
    await expect(sampleCommand.run(['--data', data, `${option}=${value}`])).rejects.toMatchObject({ code: 'ERR_PARSE_ARGS_VALUE' });
    await expect(access(data)).rejects.toThrow('ENOENT');
  });

  it('says in both languages which sizes are possible', async () => {
    const failure = await sampleCommand.run(['--payments', '5', '--data', join(folder.path, 'data')]).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UserError);
    expect((failure as UserError).texts.id).toContain('10000');
  });
});
