import { listGenerations, recordedGenerations } from '@pendapa/warehouse';
import { APRIL, startUploadServer, type UploadServer } from '../testing/upload-server.ts';
import { withAudit } from '../with-audit.ts';
import { mapCodesCommand } from './map-codes.ts';

jest.setTimeout(120_000);

let server: UploadServer;
beforeEach(async () => (server = await startUploadServer()));
afterEach(() => server.stop());

it('records each generation that it publishes, one for each load', async () => {
  const { client, dataFolder } = server;
  const april = APRIL.replace('Pajak Air Permukaan', 'Pungutan Contoh');
  for (const [name, text] of [
    ['april.csv', april],
    ['mei.csv', april.replaceAll('/04/', '/05/')],
  ] as const)
    expect(await client.publish(await client.checked(name, text, { source: name.slice(0, -4) }))).toMatchObject({ step: 'published' });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const map = ['--map', 'tax:Pungutan Contoh=PAP', '--data', dataFolder];
  expect(await withAudit(mapCodesCommand).run(map)).toBe(0);
  const stored = (await listGenerations(dataFolder)).map(({ generation }) => generation);
  const { generations } = await recordedGenerations(dataFolder);
  expect(Math.max(...stored)).toBe(5);
  expect([4, 5].filter((generation) => !generations.has(generation))).toEqual([]);
});
