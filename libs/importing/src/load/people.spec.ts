import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDraft } from '@pendapa/warehouse';
import { renderReceipt } from '../render-receipt.ts';
import { templateColumns } from '../profile/template-profile.ts';
import { AgencyFolder, findingLines, templateText, type Cells } from '../testing/agency-load.ts';
import { ImportRefused } from '../import-refused.ts';
import { query } from '../staging/sql.ts';

jest.setTimeout(60_000);

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open();
});
afterAll(() => agency.close());

const NPWPD = '77.7654321.99';
const NIK = '9901015505829999';
const NAME = 'Kenari Rahasia';
const CANARIES = [NPWPD, NIK, NAME, 'Kenari', '7654321', '5505829999'];
const person = { npwpd: NPWPD, nik: NIK, name: NAME, kind: 'individual', registeredOn: '2024-01-01', status: 'active' };

const line = (cells: Cells): string =>
  templateColumns('taxpayers')
    .map((column) => cells[column] ?? '')
    .join(',');

/** Everything that an import prints or writes: progress, receipts, errors, and the files outside the parts. */
async function collectOutput(text: string): Promise<{ codes: string[]; output: string }> {
  const output: string[] = [];
  const receipt = await agency.loadText('taxpayers', text, { report: (progress) => output.push(JSON.stringify(progress)) });
  const error = new ImportRefused(receipt);
  output.push(error.message, error.texts.id, JSON.stringify(receipt), renderReceipt(receipt, 'id'), renderReceipt(receipt, 'en'));
  const folder = join(agency.data, 'receipts');
  for (const name of await readdir(folder)) output.push(await readFile(join(folder, name), 'utf8'));
  return { codes: receipt.refused.listed.map(({ code }) => code), output: output.join('\n') };
}

const header = templateColumns('taxpayers').join(',');

it.each<[string, string, string | undefined]>([
  ['rows in order', templateText('taxpayers', [person]), undefined],
  ['a person who comes twice', templateText('taxpayers', [person, person]), 'duplicate-person'],
  ['a NIK that is too short', templateText('taxpayers', [{ ...person, nik: NIK.slice(1) }]), 'nik-shape'],
  ['a NIK in scientific notation', templateText('taxpayers', [{ ...person, nik: `${NIK.slice(0, 5)}E+15` }]), 'nik-shape'],
  ['an NPWPD with letters', templateText('taxpayers', [{ ...person, npwpd: `P${NPWPD}` }]), 'npwpd-shape'],
  ['a name with invisible characters', templateText('taxpayers', [{ ...person, name: `${NAME}\u202E` }]), 'person-name-shape'],
  [
    'columns that were exchanged',
    templateText('taxpayers', [{ ...person, kind: NAME, status: NIK, sector: `${NPWPD}?`, registeredOn: NAME, birthYear: NIK }]),
    'choice-unknown',
  ],
  ['a file without its header', `${line(person)}\n${line(person)}\n`, 'header-missing'],
  ['a field too many', `${header}\n${line(person)},${NAME}\n`, 'field-count'],
  ['a column without a name', `${header},\n${line(person)},${NAME}\n`, 'header-empty'],
  ['a column that nobody knows', `${header},${NAME}\n${line(person)},x\n`, undefined],
  ['a quote that never closes', `${header}\n"${NAME},${line(person)}\n`, 'unterminated-quote'],
])("says nobody's name or number: %s", async (_case, text, code) => {
  const { codes, output } = await collectOutput(text);
  for (const canary of CANARIES) expect(output).not.toContain(canary);
  if (code === undefined) expect(codes).toEqual([]);
  else expect(codes).toContain(code);
});

it('names no taxpayer that an object or payment names in vain', async () => {
  const object = { id: 'NOPD-9', idType: 'nopd', tax: 'PBJT_MAMIN', openedOn: '2024-01-01', taxpayer: NPWPD };
  const receipt = await agency.load('objects', [object]);
  expect(findingLines(receipt)).toEqual(['2 taxpayer taxpayer-unknown']);
  expect(renderReceipt(receipt, 'en')).not.toContain('7654321');
});

it('keeps who they are in the identities, and their key from load to load', async () => {
  const first = await agency.load('taxpayers', [person], { check: false });
  expect(first).toMatchObject({ outcome: 'published', stored: { before: 3, after: 4 } });
  await agency.load('taxpayers', [{ ...person, name: 'Kenari Baru', status: 'closed', closedOn: '2025-01-01' }], { check: false });
  const draft = await openDraft(agency.data);
  try {
    const rows = await query(
      draft.connection,
      'SELECT CAST(t.taxpayer_key AS VARCHAR), t.name_masked, t.npwpd_masked, t.nik_valid, i.name, t.status FROM published.taxpayers t JOIN published.identities i USING (taxpayer_key) WHERE i.npwpd = $1',
      [NPWPD],
    );
    expect(rows).toEqual([['4', 'K***** B***', '****2199', true, 'Kenari Baru', 'closed']]);
    const columns = await query(
      draft.connection,
      "SELECT table_name FROM information_schema.columns WHERE table_schema = 'published' AND column_name IN ('nik', 'npwpd')",
    );
    expect(new Set(columns.map(([table]) => table))).toEqual(new Set(['identities']));
  } finally {
    await draft.discard();
  }
});
