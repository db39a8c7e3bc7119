import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { importBoundaries } from '../boundaries/import-boundaries.ts';
import { checkProfile, readProfile } from '../profile/read-profile.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { readFolderManifest } from '../template/folder-manifest.ts';
import { templateProfile } from '../profile/template-profile.ts';
import { AgencyFolder } from '../testing/agency-load.ts';
import { importInto } from './import-into.ts';

jest.setTimeout(60_000);

const SECRET = 'root:x:0:0:secret';
const PROFILE = {
  extract: 'payments',
  file: { name: '*' },
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
    tax: { column: 'tax', unknown: 'create' },
    amount: { column: 'amount' },
  },
};

let root = '';
const at = (...parts: readonly string[]) => join(root, ...parts);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-links-'));
  await mkdir(at('drop'));
  await writeFile(at('secret'), `${SECRET}\n`);
  await writeFile(at('good.csv'), 'date,tax,amount\n2024-01-01,A,5\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const importPath = (path: string, pattern = '*') =>
  importInto(
    {
      name: 'p',
      profile: checkProfile('p', { ...PROFILE, file: { name: pattern } }),
      dataFolder: at('data'),
      path,
      replace: null,
      check: false,
      control: {},
      memoryLimit: '512MB',
    },
    () => undefined,
  );

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It was read.'),
    (reason: unknown) => reason,
  );
  if (error instanceof ProfileError) return error.reason.en;
  if (!(error instanceof UserError)) throw error;
  expect(`${error.texts.id} ${error.texts.en}`).not.toContain(SECRET);
  return error.texts.en;
}

it.each(['x.csv', 'x.csv.gz', 'x.xlsx', 'x.parquet', 'x'])(
  'refuses a link named %s, alone and in a folder, and tells nothing of what it leads to',
  async (name) => {
    await symlink('/etc/passwd', at('drop', name));
    expect(await refusal(importPath(at('drop', name)))).toContain(`${name}" is a symbolic link`);
    expect(await refusal(importPath(at('drop')))).toContain(`${name}" is a symbolic link`);
    expect(await readdir(root)).not.toContain('data');
  },
);

it('refuses a folder in which one of several extracts is a link, also to a file beside it', async () => {
  await writeFile(at('drop', 'a.csv'), 'date,tax,amount\n2024-01-01,A,5\n');
  await symlink('a.csv', at('drop', 'b.csv'));
  expect(await refusal(importPath(at('drop'), '*.csv'))).toContain('b.csv" is a symbolic link');
});

it('refuses pipes, folders and devices that have the name of an extract', async () => {
  execFileSync('mkfifo', [at('drop', 'pipe.csv')]);
  expect(await refusal(importPath(at('drop'), '*.csv'))).toContain('pipe.csv" is a pipe');
  expect(await refusal(importPath(at('drop', 'pipe.csv')))).toContain('pipe.csv" is a pipe');
  await rm(at('drop', 'pipe.csv'));
  await mkdir(at('drop', 'folder.csv'));
  expect(await refusal(importPath(at('drop'), '*.csv'))).toContain('folder.csv" is a folder');
  expect(await refusal(importPath('/dev/zero'))).toContain('is a device');
});

it('refuses a folder that is a link, by a profile and by its manifest', async () => {
  await symlink(at('drop'), at('link'));
  await writeFile(at('drop', 'a.csv'), 'date,tax,amount\n2024-01-01,A,5\n');
  await writeFile(at('drop', 'manifest.json'), JSON.stringify({ extracts: [{ template: 'banks', files: ['a.csv'] }] }));
  expect(await refusal(importPath(at('link'), '*.csv'))).toContain('link" is a symbolic link');
  expect(await refusal(readFolderManifest(at('data'), at('link')))).toContain('link" is a symbolic link');
  expect(await readFolderManifest(at('data'), at('drop'))).not.toBeNull();
});

it('refuses a manifest, a file that it names, and a profile by its path, where they are links', async () => {
  await symlink(at('secret'), at('drop', 'manifest.json'));
  expect(await refusal(readFolderManifest(at('data'), at('drop')))).toContain('manifest.json" is a symbolic link');
  await symlink(at('secret'), at('p.json'));
  expect(await refusal(readProfile(at('data'), at('p.json')))).toContain('p.json" is a symbolic link');
  await symlink(at('secret'), at('drop', 'banks.csv'));
  const steps = [{ ...templateProfile('banks'), files: ['banks.csv'], control: {} }];
  const common = { dataFolder: at('data'), path: at('drop'), replace: null, check: false, memoryLimit: '512MB' };
  expect(await refusal(importInto({ ...common, steps, settings: null }, () => undefined))).toContain('banks.csv" is a symbolic link');
});

it('refuses borders behind a link', async () => {
  const agency = await AgencyFolder.open();
  try {
    await symlink(at('secret'), at('map.geojson'));
    expect(await refusal(importBoundaries({ dataFolder: agency.data, path: at('map.geojson') }))).toContain('is a symbolic link');
  } finally {
    await agency.close();
  }
});

it('reads plain files beside links whose names are no extract', async () => {
  await writeFile(at('drop', 'a.csv'), 'date,tax,amount\n2024-01-01,A,5\n');
  await symlink(at('secret'), at('drop', 'notes.txt'));
  expect((await importPath(at('drop'), '*.csv')).outcome).toBe('published');
});
