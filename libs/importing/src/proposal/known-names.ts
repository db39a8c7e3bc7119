import { openDraft } from '@pendapa/warehouse';
import { query, textOrEmpty } from '../staging/sql.ts';
import type { KnownNames } from './propose-codes.ts';

const SQL: Readonly<Record<string, string>> = {
  tax: 'SELECT tax_code, name_id FROM published.tax_types ORDER BY tax_code',
  unit: 'SELECT unit_code, name_id FROM published.units ORDER BY unit_code',
  channel: 'SELECT channel_code, name_id FROM published.channels ORDER BY channel_code',
  bank: 'SELECT bank_code, name_id FROM published.banks ORDER BY bank_code',
};

/** Codes and names of a data folder with data, by field. */
export async function readKnownNames(dataFolder: string): Promise<KnownNames> {
  const draft = await openDraft(dataFolder);
  try {
    const known: Record<string, { code: string; name: string }[]> = {};
    for (const [field, sql] of Object.entries(SQL)) {
      const rows = await query(draft.connection, sql);
      known[field] = rows.map(([code, name]) => ({ code: textOrEmpty(code), name: textOrEmpty(name) }));
    }
    return known;
  } finally {
    await draft.discard();
  }
}
