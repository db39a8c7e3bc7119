import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const LIST = fileURLToPath(new URL('../../apps/shell/dist/pages.json', import.meta.url));

/** Every page as the built shell lists it; ends the process where there is no built shell. */
export async function listedPages() {
  const list = await readFile(LIST, 'utf8').catch(() => null);
  if (list !== null) return JSON.parse(list);
  console.error('There is no built shell. Run npm run build first.');
  return process.exit(2);
}

/** What all pages ask when they are opened on the data date of a warehouse: `{ page, question }`. */
export async function opened(warehouse) {
  const { listInitialQueries } = await import('@pendapa/contracts');
  return listInitialQueries(await listedPages(), warehouse.status());
}
