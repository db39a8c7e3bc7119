import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from '@pendapa/contracts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { PageAddresses } from './page-addresses.ts';

const page = (path: string, asks: BuiltPage['asks']): BuiltPage => ({
  path,
  shows: path,
  feature: 'overview',
  built: true,
  asks,
  scripts: [],
});

it('knows the pages of which no question can be answered by what was imported', async () => {
  const folder = await temporaryFolder();
  const arrears = { subject: 'arrears', measures: ['total'] } as const;
  const revenue = { subject: 'revenue', measures: ['amount'] } as const;
  const pages = [page('/arrears', [arrears]), page('/overview', [revenue, arrears]), page('/guide', [])];
  await writeFile(join(folder.path, 'pages.json'), JSON.stringify(pages));
  const addresses = new PageAddresses(folder.path);
  expect(await addresses.withoutData(new Set(['payments']))).toEqual(['/arrears']);
  expect(await addresses.withoutData(new Set(['payments', 'arrears']))).toEqual([]);
  expect(await addresses.withoutData(new Set())).toEqual(['/arrears', '/overview']);
  await folder.remove();
});
