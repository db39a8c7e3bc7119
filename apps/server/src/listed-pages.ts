import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from '@pendapa/contracts';

/** The pages of the built shell with their initial queries; empty if the shell is not built. */
export async function readListedPages(shellFolder: string): Promise<readonly BuiltPage[]> {
  const list = join(shellFolder, 'pages.json');
  return existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as readonly BuiltPage[]) : [];
}
