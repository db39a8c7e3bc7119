import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProfile } from '../profile/read-profile.ts';
import { withTemplateDelimiter } from './template-delimiter.ts';
import { templateProfile } from '../profile/template-profile.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-delimiter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const banks = templateProfile('banks');
const own = { name: 'p', profile: checkProfile('p', { extract: 'banks', fields: { code: { column: 'code' }, name: { column: 'name' } } }) };

async function delimiterOf(step: typeof banks, ...headers: string[]): Promise<string | undefined> {
  const files = headers.map((_header, number) => ({
    path: join(folder, `${number}.csv`),
    name: `${number}.csv`,
    number,
    year: null,
    month: null,
  }));
  for (const [index, { path }] of files.entries()) await writeFile(path, `${headers[index] ?? ''}\nA;B;C;D\n`);
  return (await withTemplateDelimiter(step, files)).profile.file?.delimiter;
}

it.each([
  ['a template with semicolons', banks, ['code;name;nameEn;group'], ';'],
  ['a template with commas', banks, ['code,name,nameEn,group'], undefined],
  ['files that do not agree', banks, ['code;name;nameEn;group', 'code,name,nameEn,group'], undefined],
  ['a profile of its own, which says how its file is parted', own, ['code;name'], undefined],
])('%s', async (_what, step, headers, delimiter) => {
  expect(await delimiterOf(step, ...headers)).toBe(delimiter);
});
