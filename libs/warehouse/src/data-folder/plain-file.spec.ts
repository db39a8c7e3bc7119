import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, link, writeFile, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { NotPlain, openPlainFile, plainKind, readPlainFile, withPlainFile } from './plain-file.ts';

let folder = '';
const at = (name: string) => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-plain-'));
  await writeFile(at('file.csv'), 'a,b\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const errorOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof NotPlain ? error.texts.en.split('. ')[0]?.replace(folder, '') : error),
  );

it('reads a plain file and a hard link to one', async () => {
  await link(at('file.csv'), at('hard.csv'));
  expect((await readPlainFile(at('hard.csv'))).toString()).toBe('a,b\n');
  expect([await plainKind(at('file.csv')), await plainKind(folder)]).toEqual(['file', 'folder']);
});

it('refuses links, whatever they lead to', async () => {
  await mkdir(at('real'));
  for (const [name, to] of [
    ['in.csv', 'file.csv'],
    ['out.csv', '/etc/passwd'],
    ['lost.csv', 'nowhere'],
    ['round.csv', 'round.csv'],
    ['folder.csv', 'real'],
  ] as const) {
    await symlink(to, at(name));
    expect(await errorOf(openPlainFile(at(name)))).toBe(`"/${name}" is a symbolic link`);
    expect(await errorOf(plainKind(at(name)))).toBe(`"/${name}" is a symbolic link`);
  }
});

it('refuses folders, devices, pipes and sockets without waiting for them', async () => {
  await mkdir(at('folder.csv'));
  execFileSync('mkfifo', [at('pipe.csv')]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(at('socket.csv'), resolve));
  try {
    expect(await errorOf(openPlainFile(at('folder.csv')))).toBe('"/folder.csv" is a folder');
    expect(await errorOf(openPlainFile(at('pipe.csv')))).toBe('"/pipe.csv" is a pipe (fifo)');
    expect(await errorOf(openPlainFile(at('socket.csv')))).toBe('"/socket.csv" is a socket');
    expect(await errorOf(openPlainFile('/dev/null'))).toBe('"/dev/null" is a device');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

it("gives the system's own error for a file that is not there", async () => {
  expect(await errorOf(openPlainFile(at('none.csv')))).toMatchObject({ code: 'ENOENT' });
});

it('reads on in the file that was opened, whatever takes its name', async () => {
  const read = await withPlainFile(at('file.csv'), async (openPath) => {
    await symlink('/etc/passwd', at('other'));
    await rename(at('other'), at('file.csv'));
    return readFile(openPath, 'utf8');
  });
  expect(read).toBe('a,b\n');
});
