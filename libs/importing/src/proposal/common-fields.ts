import type { BuildInput } from './build-input.ts';
import { createCodeFromName } from '../values/words.ts';
import { regionColumns, type FieldChoice } from './choose-fields.ts';
import { holdsAmounts } from './column-content.ts';
import { factorOfHeading } from './column-words.ts';
import { isEmptyMark } from './number-forms.ts';
import type { Findings } from './proposal.ts';
import type { RawCell } from './raw-table.ts';
import type { RawColumn } from './table-shape.ts';

export type Fields = Record<string, object>;

const REFERENCES = ['tax', 'unit', 'channel', 'bank'] as const;

/** Codes are accounts or short capitals; anything else is a name. */
const holdsCodes = ({ cells }: RawColumn): boolean => {
  const texts = cells.filter(({ kind }) => kind !== null).map(({ text }) => text);
  return texts.length > 0 && texts.every((text) => /^(?:\d+(?:\.\d+)+\.?|[A-Z]{2,6}\d{0,3}|\d{2,8})$/.test(text));
};

/** A code of a known member, or that of a member which a person lets the file create. */
const codeValue = (text: string, code: string, isNew: boolean): object =>
  !isNew && code === createCodeFromName(text) ? { code, create: true } : { code };

export function referenceFields({ choice, isNew, codes }: BuildInput): Fields {
  const fields: Fields = {};
  for (const name of REFERENCES) {
    const column = choice.columns[name];
    const unknown = isNew ? 'create' : 'unmapped';
    const isRecap = choice.extract !== 'payments' || choice.columns['id'] === undefined;
    const empty = name === 'tax' && isRecap ? {} : { empty: 'none' };
    const mapped = Object.entries(codes[name] ?? {}).map(([text, code]) => [text, codeValue(text, code, isNew)] as const);
    const values = mapped.length === 0 ? {} : { values: Object.fromEntries(mapped) };
    if (column !== undefined)
      fields[name] = { column: column.name, ...(holdsCodes(column) ? {} : { match: 'name' }), unknown, ...empty, ...values };
    else if (choice.wide?.kind === name) fields[name] = { wide: true, match: 'name', unknown, ...values };
  }
  return fields;
}

/** Level of a region by the name of its column. */
const levelOf = (name: string): 'city' | 'district' | 'ward' =>
  /kelurahan|desa|ward/i.test(name) ? 'ward' : /kecamatan|district|particulars/i.test(name) ? 'district' : 'city';

export function regionField({ shape, choice, findings }: BuildInput): Fields {
  const own = regionColumns(shape, choice);
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

/** Columns of amounts, those of the totals first. */
const moneyColumns = ({ columns, wide }: FieldChoice): readonly RawColumn[] =>
  wide?.columns ?? ['amount', 'target', 'principal', 'penalty', 'discount'].flatMap((name) => columns[name] ?? []);

/** Factor that titles state, or the headings of all columns of amounts; null if there is none. */
function declaredFactor({ shape, choice, findings }: BuildInput): number | null {
  const texts = [...shape.titles, ...shape.columns.filter((column) => !holdsAmounts(column)).map(({ name }) => name)];
  const declared = moneyColumns(choice).map(({ name }) => ({ name, factor: factorOfHeading(name) }));
  const [first = null, ...others] = new Set(declared.map(({ factor }) => factor));
  const general = texts.map(factorOfHeading).find((factor) => factor !== null) ?? (others.length === 0 ? first : null);
  if (general !== null) findings.add('unit', `Judul menyebut kelipatan ${general}.`, `A heading states the factor ${general}.`);
  for (const { name, factor } of choice.wide === null ? declared : [])
    if (factor !== null && factor !== general)
      findings.add('unit', `Jumlah di kolom "${name}" dikalikan ${factor}.`, `Amounts in column "${name}" are multiplied by ${factor}.`);
  return general;
}

/** Factor of columns whose heading states none, or an answer where the amounts are too small for sums of a period. */
export function findFactor(input: BuildInput, grain: string): number | null {
  const { choice, numbers, findings } = input;
  const declared = declaredFactor(input);
  // Wide columns are read by one factor.
  const isUneven = (choice.wide?.columns ?? []).some(({ name }) => ![null, declared].includes(factorOfHeading(name)));
  if (declared !== null && !isUneven) return declared;
  const withoutFactor = moneyColumns(choice).filter(({ name }) => factorOfHeading(name) === null);
  if (!isUneven && (grain === 'day' || numbers.scales !== undefined || withoutFactor.length === 0)) return 1;
  const columns = choice.wide?.columns ?? withoutFactor.slice(0, 1);
  const whole = columns
    .flatMap(({ cells }) => cells)
    .flatMap(({ kind, text }) => (kind === null ? [] : [text.split(numbers.decimal)[0]?.replace(/\D/g, '') ?? '']))
    .filter((digits) => digits !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const median = whole[Math.floor(whole.length / 2)] ?? '';
  if (median.length > 5 && !isUneven) return 1;
  const answer = findings.ask(
    'unit',
    {
      id: isUneven
        ? `Judul kolom menyebut kelipatan yang berbeda (nilai tengah ${median}). Satuannya?`
        : `Jumlah di berkas kecil (nilai tengah ${median}). Satuannya?`,
      en: isUneven
        ? `The headings of the columns state different factors (the middle amount is ${median}). In which unit are they?`
        : `The amounts of the file are small (the middle one is ${median}). In which unit are they?`,
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

/**
 * Field of amounts of a column, or of the wide columns if it is undefined.
 * @param isRequired false if an empty cell is no value in any case
 */
export function moneyField(input: BuildInput, column: RawColumn | undefined, factor: number, isRequired = true): object {
  const cells = column?.cells ?? input.choice.wide?.columns.flatMap((one) => one.cells) ?? [];
  const own = (column && factorOfHeading(column.name)) ?? factor;
  const multiply = own === 1 ? {} : { multiply: own };
  const isNegative = ({ text }: RawCell): boolean => !isEmptyMark(text) && /^\(|^-|^[^\d]*[-(]\d|\d-$/.test(text);
  const negative = input.choice.extract === 'payments' && cells.some(isNegative) ? { negative: true } : {};
  if (column === undefined) return { wide: true, empty: 'none', ...multiply, ...negative };
  const isEmptyAllowed = isRequired && cells.some(({ kind }) => kind === null) && askHeadings([], input.findings) === 'empty';
  return { column: column.name, ...(isEmptyAllowed ? { empty: 'none' } : {}), ...multiply, ...negative };
}

/** Asks what rows without an amount are; null while it is open. */
export function askHeadings(examples: readonly string[], findings: Findings): string | null {
  const shown = examples.length === 0 ? '' : `: ${examples.join(', ')}`;
  return findings.ask(
    'headings',
    {
      id: `Ada baris tanpa jumlah${shown}. Judul kelompok, atau baris yang jumlahnya kosong?`,
      en: `There are rows without an amount${shown}. Are they headings of groups, or rows whose amount is empty?`,
    },
    [
      {
        value: 'leave-out',
        texts: { id: 'judul kelompok: dilewati dan dicatat di tanda terima', en: 'headings: left out and listed in the receipt' },
      },
      { value: 'empty', texts: { id: 'memang tidak ada jumlah: baris tanpa nilai', en: 'there is no amount: rows without a value' } },
      { value: 'refuse', texts: { id: 'jumlahnya hilang: berkas ditolak', en: 'the amount is missing: the file is refused' } },
    ],
  );
}
