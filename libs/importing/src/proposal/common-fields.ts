import type { BuildInput } from './build-input.ts';
import { factorOfHeading, fieldsOfHeading } from './column-words.ts';
import type { RawColumn } from './table-shape.ts';

export type Fields = Record<string, object>;

const REFERENCES = ['tax', 'unit', 'channel', 'bank'] as const;

/** Codes are accounts or short capitals; anything else is a name. */
const holdsCodes = ({ cells }: RawColumn): boolean => {
  const texts = cells.filter(({ kind }) => kind !== null).map(({ text }) => text);
  return texts.length > 0 && texts.every((text) => /^(?:\d+(?:\.\d+)+\.?|[A-Z]{2,6}\d{0,3}|\d{2,8})$/.test(text));
};

export function referenceFields({ choice, isNew }: BuildInput): Fields {
  const fields: Fields = {};
  for (const name of REFERENCES) {
    const column = choice.columns[name];
    const unknown = isNew ? 'create' : 'unmapped';
    const isRecap = choice.extract !== 'payments' || choice.columns['id'] === undefined;
    const empty = name === 'tax' && isRecap ? {} : { empty: 'none' };
    if (column !== undefined) fields[name] = { column: column.name, ...(holdsCodes(column) ? {} : { match: 'name' }), unknown, ...empty };
    else if (choice.wide?.kind === name) fields[name] = { wide: true, match: 'name', unknown };
  }
  return fields;
}

/** Level of a region by the name of its column. */
const levelOf = (name: string): 'city' | 'district' | 'ward' =>
  /kelurahan|desa|ward/i.test(name) ? 'ward' : /kecamatan|district|particulars/i.test(name) ? 'district' : 'city';

export function regionField({ shape, choice, findings }: BuildInput): Fields {
  const own = shape.columns.filter(
    (column) => fieldsOfHeading(column.name)[0]?.field === 'region' && !(choice.wide?.columns ?? []).includes(column),
  );
  if (own.length === 0) return {};
  const sorted = [...own].sort((a, b) => new Set(a.cells.map(({ text }) => text)).size - new Set(b.cells.map(({ text }) => text)).size);
  const levels = sorted.map((column, index) => ({
    level: index > 0 && levelOf(column.name) === 'city' ? 'district' : levelOf(column.name),
    column: column.name,
  }));
  findings.add(
    'region',
    `Wilayah dari ${levels.map(({ column, level }) => `"${column}" (${level})`).join(', ')}.`,
    `Regions from ${levels.map(({ column, level }) => `"${column}" (${level})`).join(', ')}.`,
  );
  return { region: { levels, unknown: 'create', empty: 'none' } };
}

/** Factor that headings state, or an answer where the amounts are too small for sums of a period. */
export function findFactor({ shape, choice, numbers, findings }: BuildInput, grain: string): number | null {
  const declared = [...shape.titles, ...shape.columns.map(({ name }) => name)].map(factorOfHeading).find((factor) => factor !== null);
  if (declared !== undefined && declared !== null) {
    findings.add('unit', `Judul menyebut kelipatan ${declared}.`, `A heading states the factor ${declared}.`);
    return declared;
  }
  if (grain === 'day' || numbers.scales !== undefined) return 1;
  const columns = choice.wide?.columns ?? [choice.columns['amount'] ?? choice.columns['target'] ?? choice.columns['principal']];
  const whole = columns
    .flatMap((column) => column?.cells ?? [])
    .flatMap(({ kind, text }) => (kind === null ? [] : [text.split(numbers.decimal)[0]?.replace(/\D/g, '') ?? '']))
    .filter((digits) => digits !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const median = whole[Math.floor(whole.length / 2)] ?? '';
  if (median.length > 5) return 1;
  const answer = findings.ask(
    'unit',
    {
      id: `Jumlah di berkas kecil (nilai tengah ${median}). Satuannya?`,
      en: `The amounts of the file are small (the middle one is ${median}). In which unit are they?`,
    },
    [
      { value: '1', texts: { id: `${median} apa adanya`, en: `${median} as it stands` } },
      { value: '1000', texts: { id: `${median} ribu`, en: `${median} thousand` } },
      { value: '1000000', texts: { id: `${median} juta`, en: `${median} million` } },
      { value: '1000000000', texts: { id: `${median} miliar`, en: `${median} billion` } },
    ],
  );
  return answer === null ? null : Number(answer);
}

export function moneyField(input: BuildInput, column: RawColumn | undefined, factor: number): object {
  const cells = column?.cells ?? input.choice.wide?.columns.flatMap((one) => one.cells) ?? [];
  const multiply = factor === 1 ? {} : { multiply: factor };
  const negative =
    input.choice.extract === 'payments' && cells.some(({ text }) => /^\(|^-|^[^\d]*[-(]\d|\d-$/.test(text)) ? { negative: true } : {};
  if (column === undefined) return { wide: true, empty: 'none', ...multiply, ...negative };
  const isEmptyAllowed = cells.some(({ kind }) => kind === null) && input.findings.ask('headings', HEADINGS, HEADING_CHOICES) === 'empty';
  return { column: column.name, ...(isEmptyAllowed ? { empty: 'none' } : {}), ...multiply, ...negative };
}

const HEADINGS = {
  id: 'Ada baris tanpa jumlah. Judul kelompok, atau baris yang jumlahnya kosong?',
  en: 'There are rows without an amount. Are they headings of groups, or rows whose amount is empty?',
};
const HEADING_CHOICES = [
  { value: 'leave-out', texts: { id: 'judul kelompok: dilewati dan dicatat di resi', en: 'headings: left out and listed in the receipt' } },
  { value: 'empty', texts: { id: 'jumlahnya memang tidak ada: baris tanpa nilai', en: 'there is no amount: a row without a value' } },
  { value: 'refuse', texts: { id: 'jumlahnya hilang: berkas ditolak', en: 'the amount is missing: the file is refused' } },
];
