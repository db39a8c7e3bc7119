import { isPossibleEvent, MAX_CYCLE, type ForecastEvent } from '@pendapa/statistics';
import { UserError } from '@pendapa/contracts';

export interface SeriesInput {
  readonly id: string;
  readonly frequency: number;
  readonly horizon: number;
  /** null = a missing period. */
  readonly values: readonly (number | null)[];
  /** The value so far of the period after the last one, if it is not over. */
  readonly unfinished?: number;
  /** Shares of earlier periods that were in at the same working day. */
  readonly shares?: readonly number[];
  /** Events that are known; positions are counted from the first value, which is 0. */
  readonly events?: readonly ForecastEvent[];
}

/** Beyond this horizon no forecast means anything. */
export const MAX_HORIZON = 1000;

const refuse = (id: string, en: string): never => {
  throw new UserError({ id, en });
};

function place(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

// Whole strings match first, so that a name that contains "NaN" is not replaced.
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

function findToken(text: string): { token: string; position: number } | null {
  for (const match of text.matchAll(STRING_OR_TOKEN)) if (!match[0].startsWith('"')) return { token: match[0], position: match.index };
  return null;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const found = findToken(text);
    if (found) {
      const { line, column } = place(text, found.position);
      return refuse(
        `${path}, baris ${String(line)}, kolom ${String(column)}: ${found.token} bukan angka. Tulis null untuk bulan yang tidak ada nilainya.`,
        `${path}, line ${String(line)}, column ${String(column)}: ${found.token} is not a number. Write null for a period without a value.`,
      );
    }
    const reason = error instanceof Error ? error.message : '';
    return refuse(`${path} bukan JSON yang sah: ${reason}`, `${path} is not valid JSON: ${reason}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const wholeBetween = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;
const shown = (value: unknown): string => (JSON.stringify(value) ?? '-').slice(0, 60);

function readValues(id: string, y: unknown): (number | null)[] {
  if (!Array.isArray(y)) return refuse(`Deret ${id}: "y" harus berupa daftar angka.`, `Series ${id}: "y" must be a list of numbers.`);
  const values = y.map((value: unknown, index): number | null => {
    if (value === null) return null;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    return refuse(
      `Deret ${id}, nilai ke-${String(index + 1)}: ${typeof value === 'number' ? 'angkanya terlalu besar' : shown(value)}. Yang diterima hanya angka atau null.`,
      `Series ${id}, value ${String(index + 1)}: ${typeof value === 'number' ? 'the number is too large' : shown(value)}. Only numbers and null are accepted.`,
    );
  });
  if (values.some((value) => value !== null)) return values;
  return refuse(`Deret ${id} tidak berisi satu nilai pun.`, `Series ${id} has no value at all.`);
}

function readShares(id: string, shares: unknown): { readonly shares?: readonly number[] } {
  if (shares === undefined) return {};
  const isShare = (share: unknown): share is number => typeof share === 'number' && share >= 0 && share <= 1;
  if (Array.isArray(shares) && shares.every(isShare)) return { shares };
  return refuse(
    `Deret ${id}: "shares" harus berupa daftar bagian dari 0 sampai 1, satu untuk setiap periode terdahulu.`,
    `Series ${id}: "shares" must be a list of parts from 0 to 1, one for each earlier period.`,
  );
}

const isPosition = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPositive = (value: unknown): value is number => isFiniteNumber(value) && value > 0;
const isDeviation = (value: unknown): value is number => value === 0 || isPositive(value);

function readEvent(entry: unknown): ForecastEvent | null {
  if (!isObject(entry)) return null;
  const { kind, usual, actual, cause, from, to = null, factor, uncertainty, amount } = entry;
  if (kind === 'moved') return isPosition(usual) && isPosition(actual) ? { kind, usual, actual } : null;
  if (kind === 'added') return isPosition(from) && isPosition(to) && isFiniteNumber(amount) ? { kind, from, to, amount } : null;
  if (kind !== 'scaled' || typeof cause !== 'string' || !isPosition(from) || !(to === null || isPosition(to))) return null;
  if (factor === undefined && uncertainty === undefined) return { kind, cause, from, to };
  return isPositive(factor) && isDeviation(uncertainty ?? 0)
    ? { kind, cause, from, to, factor, uncertainty: Number(uncertainty ?? 0) }
    : null;
}

function readEvents(id: string, list: unknown, frequency: number): { readonly events?: readonly ForecastEvent[] } {
  if (list === undefined) return {};
  const events = Array.isArray(list) ? list.map(readEvent) : [null];
  const known = events.filter((event) => event !== null);
  const impossible = known.findIndex((event) => !isPossibleEvent(event, frequency));
  if (known.length === events.length && impossible < 0) return { events: known };
  const place = String((known.length < events.length ? events.indexOf(null) : impossible) + 1);
  if (known.length === events.length) {
    return refuse(
      `Deret ${id}: peristiwa ke-${place} dalam "events" tidak mungkin. "usual" dan "actual" harus berjarak kurang dari "freq", dan "to" harus setelah "from".`,
      `Series ${id}: event ${place} in "events" is not possible. "usual" and "actual" must be less than "freq" apart, and "to" must be after "from".`,
    );
  }
  return refuse(
    `Deret ${id}: peristiwa ke-${place} dalam "events" tidak lengkap. Isi {"kind":"moved","usual","actual"}, {"kind":"scaled","cause","from","to","factor","uncertainty"} atau {"kind":"added","from","to","amount"}.`,
    `Series ${id}: event ${place} in "events" is not complete. Use {"kind":"moved","usual","actual"}, {"kind":"scaled","cause","from","to","factor","uncertainty"} or {"kind":"added","from","to","amount"}.`,
  );
}

function readSeries(entry: unknown, index: number, horizon: number | undefined): SeriesInput {
  if (!isObject(entry) || typeof entry['id'] !== 'string' || entry['id'] === '') {
    return refuse(
      `Deret ke-${String(index + 1)} tidak memiliki "id" berupa teks.`,
      `Series number ${String(index + 1)} has no "id" that is a text.`,
    );
  }
  const { id, freq, h, y, unfinished, shares, events } = entry;
  if (!wholeBetween(freq, MAX_CYCLE)) {
    return refuse(
      `Deret ${id}: "freq" ${shown(freq)} tidak dikenal. Isi 12 (bulanan), 4 (triwulanan), 1 (tahunan) atau bilangan bulat sampai ${String(MAX_CYCLE)}.`,
      `Series ${id}: unknown "freq" ${shown(freq)}. Use 12 (monthly), 4 (quarterly), 1 (yearly) or a whole number up to ${String(MAX_CYCLE)}.`,
    );
  }
  const steps = horizon ?? h;
  if (!wholeBetween(steps, MAX_HORIZON)) {
    return refuse(
      `Deret ${id}: horizon ${shown(steps)} harus bilangan bulat 1 sampai ${String(MAX_HORIZON)}; beri "h" pada deret atau pilihan --horizon.`,
      `Series ${id}: the horizon ${shown(steps)} must be a whole number from 1 to ${String(MAX_HORIZON)}; give the series an "h" or use --horizon.`,
    );
  }
  const values = readValues(id, y);
  const series = { id, frequency: freq, horizon: steps, values, ...readEvents(id, events, freq) };
  if (unfinished === undefined) return series;
  if (typeof unfinished === 'number' && Number.isFinite(unfinished)) {
    return { ...series, unfinished, ...readShares(id, shares) };
  }
  return refuse(
    `Deret ${id}: "unfinished" ${shown(unfinished)} harus angka, yaitu yang sudah diterima dalam periode yang belum selesai.`,
    `Series ${id}: "unfinished" ${shown(unfinished)} must be a number, what a period that is not over has brought so far.`,
  );
}

/**
 * Reads `{"series":[{"id","freq","h","y","unfinished"?,"shares"?,"events"?}]}`.
 * @param horizon overrides the horizon of each series
 * @throws UserError that names series and place of the first error, so that no half-read file is forecast
 */
export function readForecastInput(text: string, path: string, horizon?: number): SeriesInput[] {
  const content = parse(text, path);
  const list = isObject(content) ? content['series'] : undefined;
  if (!Array.isArray(list) || list.length === 0) {
    return refuse(`${path} tidak berisi daftar "series".`, `${path} has no list "series".`);
  }
  const series = list.map((entry: unknown, index) => readSeries(entry, index, horizon));
  const seen = new Set<string>();
  for (const { id } of series) {
    if (seen.has(id)) refuse(`"id" ${id} dipakai lebih dari sekali.`, `The "id" ${id} is used more than once.`);
    seen.add(id);
  }
  return series;
}
