import { access, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/small-agency.ts';
import { makeFolderIn } from './make-folder.ts';

it('makes what is missing below a folder, and never that folder', async () => {
  const { path, remove } = await temporaryFolder();
  await makeFolderIn(path, join(path, 'a', 'b'));
  await makeFolderIn(path, join(path, 'a', 'b'));
  expect(await readdir(join(path, 'a'))).toEqual(['b']);
  const away = `${path}-away`;
  await rename(path, away);
  await expect(makeFolderIn(path, join(path, 'a', 'b'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' });
  await rename(away, path);
  await remove();
});
