import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { readSettings, writeSettings } from './settings-file.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

let path = '';
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  path = folder.path;
  remove = folder.remove;
});
afterAll(() => remove());

it('has defaults where there is no file', async () => {
  expect(await readSettings(path)).toEqual(DEFAULT_SETTINGS);
});

it('reads what was written', async () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    currency: { code: 'USD', symbol: '$', digits: 2 },
    fiscalYearStart: 7,
    timeZone: 'America/New_York',
  };
  await writeSettings(path, settings);
  expect(await readSettings(path)).toEqual(settings);
});

it('refuses to write what it would not read', async () => {
  await expect(writeSettings(path, { ...DEFAULT_SETTINGS, suppressBelow: 2 })).rejects.toBeInstanceOf(UserError);
});

describe('names the key and the reason', () => {
  const { agency, ...withoutAgency } = DEFAULT_SETTINGS;
  const cases: [string, unknown, string, string][] = [
    ['a number out of range', { ...DEFAULT_SETTINGS, fiscalYearStart: 13 }, '"fiscalYearStart"', 'at most 12'],
    ['text for a number', { ...DEFAULT_SETTINGS, staleAfterDays: 'seven' }, '"staleAfterDays"', 'of type integer'],
    ['a limit below the lowest', { ...DEFAULT_SETTINGS, suppressBelow: 4 }, '"suppressBelow"', 'at least 5'],
    ['too few generations to keep', { ...DEFAULT_SETTINGS, generationsToKeep: 2 }, '"generationsToKeep"', 'at least 3'],
    ['too many generations to keep', { ...DEFAULT_SETTINGS, generationsToKeep: 61 }, '"generationsToKeep"', 'at most 60'],
    ['an unknown key about imported files', { ...DEFAULT_SETTINGS, importedFiles: { days: 1 } }, '"importedFiles.days"', 'not known'],
    ['an unknown key', { ...DEFAULT_SETTINGS, suppresBelow: 10 }, '"suppresBelow"', 'not known'],
    ['a missing key', withoutAgency, '"agency"', 'required'],
    ['a key inside another', { ...DEFAULT_SETTINGS, agency: { ...agency, id: '' } }, '"agency.id"', 'not be empty'],
    [
      'a currency of another form',
      { ...DEFAULT_SETTINGS, currency: { code: 'rupiah', symbol: 'Rp', digits: 0 } },
      '"currency.code"',
      'form',
    ],
    ['no time zone', { ...DEFAULT_SETTINGS, timeZone: 'WIB!' }, '"timeZone"', 'time zone'],
    ['a list', [], '"pendapa.json"', 'of type object'],
  ];
  it.each(cases)('%s', async (_, content, key, reason) => {
    await writeFile(join(path, 'pendapa.json'), JSON.stringify(content));
    const error: unknown = await readSettings(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    const { texts } = error as UserError;
    expect(texts.en).toContain(key);
    expect(texts.en).toContain(reason);
    expect(texts.id).toContain(key);
  });

  it('text that is not JSON', async () => {
    await writeFile(join(path, 'pendapa.json'), '{ "agency": ');
    await expect(readSettings(path)).rejects.toMatchObject({ texts: { en: expect.stringContaining('not valid JSON') as string } });
  });
});
