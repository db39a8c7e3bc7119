import { parseArgs } from 'node:util';
import type { Period, Settings, Texts } from '@pendapa/contracts';
import { profileNamesOf } from '@pendapa/importing';
import { listLoads, readSettings, type ListedLoad } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { loadName } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { grouped, tableLines } from '../plain-table.ts';

const NONE = '-';
const PAYMENTS_SUM = 'payments.amount';
const RIGHT_COLUMNS = [0, 4, 5, 7];

const HEADS: readonly Texts[] = [
  { id: 'Nomor', en: 'Number' },
  { id: 'Waktu', en: 'Time' },
  { id: 'Sumber', en: 'Source' },
  { id: 'Berkas', en: 'File' },
  { id: 'Baris', en: 'Rows' },
  { id: 'Jumlah', en: 'Sum' },
  { id: 'Masa', en: 'Period' },
  { id: 'Diganti', en: 'Replaced' },
  { id: 'Dapat dikeluarkan', en: 'Can be removed' },
];

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Rows that the load replaced; null if unknown. */
const replacedRows = ({ record }: ListedLoad): number | null =>
  record && Object.values(record.replaced).reduce((sum, { rows }) => sum + rows, 0);

/** The sum of its payments, or the only other sum of the load. */
function sumOf({ record }: ListedLoad): string | null {
  const sums = record?.sums ?? {};
  return sums[PAYMENTS_SUM] ?? (Object.keys(sums).length === 1 ? (Object.values(sums)[0] ?? null) : null);
}

const periodText = (period: Period | undefined): string => (period ? `${period.from}..${period.to}` : NONE);

const answerOf = ({ notRemovable }: ListedLoad): string =>
  notRemovable === null ? localize({ id: 'ya', en: 'yes' }) : localize({ id: `tidak: ${notRemovable.id}`, en: `no: ${notRemovable.en}` });

function rowOf(listed: ListedLoad, { currency }: Settings): string[] {
  const { load, sources } = listed;
  const [sum, replaced] = [sumOf(listed), replacedRows(listed)];
  return [
    String(load.id),
    load.at,
    sources.join(', ') || NONE,
    loadName(load),
    grouped(total(load.rows)),
    sum === null ? NONE : `${grouped(sum, currency.digits)} ${currency.code}`,
    periodText(load.posted),
    replaced === null ? NONE : grouped(replaced),
    answerOf(listed),
  ];
}

/** The facts of a load for `--json`. */
function factsOf(listed: ListedLoad, { currency }: Settings) {
  const { load, record, sources, removedBy, notRemovable } = listed;
  return {
    id: load.id,
    at: load.at,
    kind: record?.instruction.kind ?? null,
    sources,
    profiles: record ? profileNamesOf(record) : [],
    file: load.source,
    files: record?.files ?? [],
    rows: load.rows,
    sums: record?.sums ?? null,
    currency: currency.code,
    period: load.posted ?? null,
    replaced: load.replaced ?? null,
    replacedRows: replacedRows(listed),
    removes: load.removes ?? null,
    removedBy,
    removable: notRemovable === null,
    reason: notRemovable && localize(notRemovable),
  };
}

/** Lists the loads of the served data. */
export const loadsCommand: Command = {
  name: 'loads',
  about: {
    id: 'Menampilkan pemuatan data yang disajikan, dan mana yang dapat dikeluarkan.',
    en: 'Lists the loads of the served data, and which can be removed.',
  },
  usage: 'loads [--data <folder>] [--json]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' }, json: { type: 'boolean' } } });
    const folder = dataFolder(values.data);
    const [{ loads, gap }, settings] = [await listLoads(folder), await readSettings(folder)];
    if (values.json) {
      console.log(JSON.stringify({ loads: loads.map((load) => factsOf(load, settings)), rebuildable: gap === null }, null, 2));
      return EXIT.done;
    }
    console.log(tableLines([HEADS.map(localize), ...loads.map((load) => rowOf(load, settings))], RIGHT_COLUMNS).join('\n'));
    if (gap)
      console.log(localize({ id: `\nBangun ulang tidak mungkin: ${gap.texts.id}`, en: `\nA rebuild is not possible: ${gap.texts.en}` }));
    return EXIT.done;
  },
};
