import { parseArgs } from 'node:util';
import { mapCodes, renderReplacing, type MappedLoad, type MappingResult } from '@pendapa/importing';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { localize, messageLanguage } from '../language.ts';
import { grouped } from '../plain-table.ts';
import { recordStep } from '../run-audited.ts';
import { UsageError } from '../usage-error.ts';

const FORM = /^(tax|unit|region|channel|bank):(.+)=([^=]+)$/;

function parseMappings(given: readonly string[]): Record<string, Record<string, string>> {
  const mappings: Record<string, Record<string, string>> = {};
  for (const text of given) {
    const [, field = '', value = '', code = ''] = FORM.exec(text) ?? [];
    if (field === '')
      throw new UsageError(
        localize({ id: `--map harus seperti "tax:Pajak Htl=HOTEL": ${text}`, en: `--map must look like "tax:Pajak Htl=HOTEL": ${text}` }),
      );
    mappings[field] = { ...mappings[field], [value]: code };
  }
  return mappings;
}

function loadLines({ load, source, unmapped, receipt }: MappedLoad): string[] {
  const left = unmapped.map(({ column, value, rows }) => `    ${column ?? '-'}: "${value}" (${grouped(rows)})`);
  const moved = receipt.replacing?.length ? [renderReplacing(receipt.replacing, messageLanguage(), receipt.currency)] : [];
  return [
    localize({ id: `Pemuatan ${load} (${source}):`, en: `Load ${load} (${source}):` }),
    ...moved,
    ...(left.length === 0 ? [] : [localize({ id: '  Masih tanpa kode:', en: '  Still without a code:' }), ...left]),
  ];
}

function render({ loads, published }: MappingResult): string {
  if (loads.length === 0) return localize({ id: 'Tidak ada baris di "Tidak terpetakan".', en: 'No rows are under "Not mapped".' });
  const end = published
    ? localize({
        id: 'Diterbitkan. Pemetaan disimpan untuk pemuatan berikutnya.',
        en: 'Published. The mapping is stored for the next loads.',
      })
    : localize({ id: 'Diperiksa, tidak diterbitkan.', en: 'Checked, not published.' });
  return [...loads.flatMap(loadLines), '', end].join('\n');
}

/** Gives codes to texts under Not mapped, after they were loaded. */
export const mapCodesCommand: Command = {
  name: 'map-codes',
  about: {
    id: 'Memberi kode pada teks yang masuk "Tidak terpetakan", juga untuk pemuatan berikutnya.',
    en: 'Gives codes to texts under "Not mapped", and stores them for the next loads.',
  },
  options: {
    '--map <field:text=code>': {
      id: 'Kode untuk sebuah teks; field: tax, unit, region, channel, atau bank.',
      en: 'The code of a text; the field is tax, unit, region, channel or bank.',
    },
    '--check': { id: 'Hanya menampilkan apa yang berpindah.', en: 'Only shows what would move.' },
  },
  usage: 'map-codes [--map field:text=code]... [--check] [--data <folder>] [--json]',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { map: { type: 'string', multiple: true }, check: { type: 'boolean' }, data: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 0)
      throw new UsageError(localize({ id: 'Sebutkan pemetaan dengan --map.', en: 'Name the mappings with --map.' }));
    const mappings = parseMappings(values.map ?? []);
    // The texts are only listed if no mapping is given.
    const check = values.check === true || Object.keys(mappings).length === 0;
    const folder = dataFolder(values.data);
    // Each load publishes a generation; the line of the command names the last one only.
    const lines: Promise<void>[] = [];
    const onPublished = (generation: number): void => void lines.push(recordStep(folder, 'map-codes', { generation, step: 'published' }));
    const result = await mapCodes({ dataFolder: folder, mappings, check, onPublished }).finally(() => Promise.all(lines));
    console.log(values.json ? JSON.stringify(result, null, 2) : render(result));
    return EXIT.done;
  },
};
