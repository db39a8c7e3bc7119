import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const LIST = fileURLToPath(new URL('../../apps/shell/dist/pages.json', import.meta.url));

/** All pages of the built shell. Ends the process if the shell is not built. */
export async function readListedPages() {
  const list = await readFile(LIST, 'utf8').catch(() => null);
  if (list !== null) return JSON.parse(list);
  console.error('There is no built shell. Run npm run build first.');
  return process.exit(2);
}

/** The initial queries of all pages on the data date of a warehouse: `{ page, question }`. */
export async function initialQueries(warehouse) {
  const { listInitialQueries } = await import('@pendapa/contracts');
  return listInitialQueries(await readListedPages(), warehouse.status());
}
