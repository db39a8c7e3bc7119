import { join } from 'node:path';
import { start } from './testing/launch.ts';
import { publishSmallAgency, temporaryFolder } from './testing/small-agency.ts';

it('welcomes on a folder that does not exist yet, and serves the data as soon as they are there', async () => {
  const folder = await temporaryFolder();
  const data = join(folder.path, 'new');
  const server = start(['serve', '--data', data, '--port', '0', '--cold']);
  try {
    const [, welcome = ''] = await server.printed(/no data in .*new yet\. The first steps are at (\S+)/);
    const page = await fetch(welcome, { headers: { accept: 'text/html', 'accept-language': 'en' } });
    expect(await page.text()).toContain('<h1>Welcome</h1>');
    await publishSmallAgency(data);
    const [, address = ''] = await server.printed(/Pendapa is ready: (\S+)/);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' });
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.ended).toMatchObject({ code: 0 });
  await folder.remove();
});

it('ends at the stop signal while it welcomes', async () => {
  const folder = await temporaryFolder();
  const server = start(['serve', '--data', join(folder.path, 'new'), '--port', '0']);
  await server.printed(/The first steps are at/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  await folder.remove();
});
