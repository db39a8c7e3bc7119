import { mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Creates a folder below `root` with its parents; never creates a root that was moved away. */
export async function makeFolderIn(root: string, path: string): Promise<void> {
  let made = root;
  for (const name of relative(root, path).split(sep)) {
    made = join(made, name);
    await mkdir(made, { mode: 0o700 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}
