import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { connectionRoom } from './open-files.ts';
import { publishSmallAgency, temporaryFolder } from './testing/small-agency.ts';

const LAUNCHER = resolve(__dirname, '../pendapa.cjs');

it('tells how many connections the open files leave, and what is too few', () => {
  const rooms = [connectionRoom(null, 70), connectionRoom(65_536, 70), connectionRoom(592, 70), connectionRoom(100, 70)];
  expect(rooms.map(({ connections, level }) => [connections, level])).toEqual([
    [2_000, 'ok'],
    [2_000, 'ok'],
    [196, 'warn'],
    [0, 'fail'],
  ]);
});

// The limit is set with a shell command.
const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('says so at the start and in doctor', async () => {
  const folder = await temporaryFolder();
  const data = join(folder.path, 'data');
  await publishSmallAgency(data);
  const run = (files: number, word: string) => {
    const command = `ulimit -n ${String(files)} && exec "${process.execPath}" "${LAUNCHER}" ${word} --data "${data}"`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { env: { ...process.env, PENDAPA_LANG: 'en' }, encoding: 'utf8' });
    return [status, `${stdout}${stderr}`];
  };
  expect(run(250, 'serve --port 0')).toEqual([
    1,
    expect.stringMatching(/^Open files: 250 files may be open .* Raise the limit: LimitNOFILE/),
  ]);
  expect(run(40, 'serve --port 0')).toEqual([1, expect.stringMatching(/^Terlalu sedikit berkas[^]*\nToo few files may be open/)]);
  expect(run(400, 'doctor')).toEqual([expect.any(Number), expect.stringMatching(/warn {2}Open files: 400 files may be open at once/)]);
  await folder.remove();
});
