import type { ExtractKey } from '@pendapa/contracts';
import { isTotalLabel } from '../values/total-words.ts';
import { filled, fitsContent, holdsAmounts, holdsMonths, holdsRowNumbers, holdsYears } from './column-content.ts';
import { fieldsOfHeading, isChannelName, isTaxName, isUnitName, periodOfHeading, normalizeHeading } from './column-words.ts';
import { looksLikeDates } from './date-forms.ts';
import { fieldTexts } from './field-names.ts';
import type { ColumnDecisions, Findings } from './proposal.ts';
import type { RawColumn, TableShape } from './table-shape.ts';

type Dimension = 'tax' | 'channel' | 'unit';
export type WideKind = 'period' | Dimension;

/** Columns that hold amounts of one month, tax, channel or unit each. */
export interface WideColumns {
  readonly kind: WideKind;
  readonly columns: readonly RawColumn[];
  /** Columns among them that add up the others. */
  readonly totals: readonly RawColumn[];
}

/** Columns by the fields that they are proposed for. */
export interface FieldChoice {
  readonly extract: ExtractKey;
  readonly columns: Readonly<Record<string, RawColumn>>;
  readonly wide: WideColumns | null;
  readonly ignored: readonly string[];
  /** Decisions of a person about columns. */
  readonly decided: ColumnDecisions;
}

function findWide(columns: readonly RawColumn[]): WideColumns | null {
  const amounts = columns.filter((column) => holdsAmounts(column) || filled(column.cells).length === 0);
  const kinds: readonly (readonly [WideKind, (name: string) => boolean])[] = [
    ['period', (name) => periodOfHeading(name) !== null],
    ['tax', isTaxName],
    ['channel', isChannelName],
    ['unit', isUnitName],
  ];
  for (const [kind, fits] of kinds) {
    const own = amounts.filter(({ name }) => fits(name) && !isTotalLabel(name));
    if (own.length > 1) return { kind, columns: own, totals: amounts.filter(({ name }) => isTotalLabel(name)) };
  }
  return null;
}

interface Scored {
  readonly field: string;
  readonly column: RawColumn;
  readonly weight: number;
}

/** Fields whose column decides figures or days: of several columns with such a name a person chooses one. */
const DECISIVE_FIELDS = ['amount', 'target', 'principal', 'posted'] as const;

/** Lists the columns that are not chosen where several fit one of these fields; null while a question is open. */
function findRejected(
  columns: readonly RawColumn[],
  isDecided: (field: string) => boolean,
  findings: Findings,
): ReadonlySet<RawColumn> | null {
  const rejected = new Set<RawColumn>();
  for (const field of DECISIVE_FIELDS.filter((one) => !isDecided(one))) {
    const fitting = columns.filter((column) => {
      const [best] = fieldsOfHeading(column.name).filter((guess) => fitsContent(guess.field, column));
      return best?.field === field && !holdsYears(column) && !(field !== 'posted' && looksLikeDates(column.cells));
    });
    if (fitting.length < 2) continue;
    const answer = findings.ask(
      `column.${field}`,
      {
        id: `Beberapa kolom dapat berarti "${fieldTexts(field).id}". Mana yang dibaca?`,
        en: `Several columns may be "${fieldTexts(field).en}". Which one is read?`,
      },
      fitting.map(({ name, cells }) => {
        const examples = filled(cells)
          .slice(0, 3)
          .map(({ text }) => text)
          .join(', ');
        return { value: name, texts: { id: `"${name}": ${examples}`, en: `"${name}": ${examples}` } };
      }),
    );
    if (answer === null) return null;
    for (const column of fitting) if (column.name !== answer) rejected.add(column);
  }
  return rejected;
}

/** Assigns each column to the field whose name fits best, each field once. Decided fields keep their columns. */
function assign(columns: readonly RawColumn[], decided: Readonly<Record<string, RawColumn>>): Record<string, RawColumn> {
  const scored = columns.flatMap((column) =>
    fieldsOfHeading(column.name)
      .filter(({ field }) => fitsContent(field, column))
      .map(({ field, weight }): Scored => ({ field, column, weight })),
  );
  const chosen: Record<string, RawColumn> = { ...decided };
  const used = new Set<RawColumn>();
  for (const { field, column } of scored.sort((a, b) => b.weight - a.weight)) {
    if (chosen[field] !== undefined || used.has(column)) continue;
    chosen[field] = column;
    used.add(column);
  }
  // A column of taxes may be recognised by its values alone.
  const free = columns.filter((column) => !used.has(column));
  const taxes = free.find(
    ({ cells }) => filled(cells).length > 0 && filled(cells).filter(({ text }) => isTaxName(text)).length * 2 >= filled(cells).length,
  );
  if (chosen['tax'] === undefined && taxes !== undefined) chosen['tax'] = taxes;
  const dates = free.find(({ cells }) => looksLikeDates(cells));
  if (chosen['posted'] === undefined && dates !== undefined && dates !== taxes) chosen['posted'] = dates;
  return chosen;
}

function extractOf(
  columns: Readonly<Record<string, RawColumn>>,
  wide: WideColumns | null,
  all: readonly RawColumn[],
  titles: readonly string[],
  { ask }: { ask: () => string | null },
): ExtractKey | null {
  const has = (field: string): boolean => columns[field] !== undefined;
  const isArrears = [...titles, ...all.map(({ name }) => name)].some((text) => /tunggakan|piutang|arrears|receivable/i.test(text));
  if ((isArrears || (has('snapshotOn') && has('dueOn'))) && (has('principal') || wide !== null)) return 'arrears';
  if (has('objectNumber') && !has('amount') && !has('principal') && wide === null) return 'objects';
  if (wide !== null || has('amount')) return 'payments';
  if (has('target')) return 'targets';
  const chosenExtract = ask();
  return chosenExtract === 'payments' || chosenExtract === 'targets' || chosenExtract === 'arrears' ? chosenExtract : null;
}

/** Chooses the extract and the column of each field by names and content; null if nothing fits. */
export function chooseFields(shape: TableShape, findings: Findings, decided: ColumnDecisions = {}): FieldChoice | null {
  const isOpen = ({ name }: RawColumn): boolean => decided[name] === undefined;
  const byField = Object.fromEntries(
    shape.columns.flatMap((column) => {
      const field = decided[column.name];
      return field === undefined || field === null ? [] : [[field, column] as const];
    }),
  );
  const wide = findWide(shape.columns.filter(isOpen));
  const wideColumns = new Set([...(wide?.columns ?? []), ...(wide?.totals ?? [])]);
  const rowNumbers = shape.columns.filter(
    (column) => /^(?:no|nomor|no urut|#|nr)$/.test(normalizeHeading(column.name)) && holdsRowNumbers(column),
  );
  const rest = shape.columns.filter(
    (column) => isOpen(column) && !wideColumns.has(column) && !rowNumbers.includes(column) && filled(column.cells).length > 0,
  );
  const rejected = findRejected(rest, (field) => byField[field] !== undefined, findings);
  if (rejected === null) return null;
  const columns = assign(
    rest.filter((column) => !rejected.has(column)),
    byField,
  );
  const amounts = rest.filter(
    (column) =>
      !rejected.has(column) && holdsAmounts(column) && !holdsYears(column) && !holdsMonths(column) && !looksLikeDates(column.cells),
  );
  // One column of amounts under an unknown name can only be the amount.
  const [only, ...more] = amounts.filter((column) => !Object.values(columns).includes(column));
  if (
    wide === null &&
    columns['amount'] === undefined &&
    columns['target'] === undefined &&
    columns['principal'] === undefined &&
    only !== undefined &&
    more.length === 0
  )
    columns['amount'] = only;
  const ask = (): string | null =>
    findings.ask('extract', { id: 'Apa isi berkas ini?', en: 'What does this file hold?' }, [
      { value: 'payments', texts: { id: 'pembayaran atau realisasi', en: 'payments or revenue' } },
      { value: 'targets', texts: { id: 'target', en: 'targets' } },
      { value: 'arrears', texts: { id: 'tunggakan', en: 'arrears' } },
    ]);
  const extract = extractOf(columns, wide, shape.columns, shape.titles, { ask });
  if (extract === null) return null;
  const used = new Set([...Object.values(columns), ...(wide?.columns ?? [])]);
  return { extract, columns, wide, ignored: shape.columns.filter((column) => !used.has(column)).map(({ name }) => name), decided };
}

/** Columns of regions: there may be one for each level. */
export function regionColumns({ columns }: TableShape, { decided, wide }: FieldChoice): readonly RawColumn[] {
  const isRegion = ({ name }: RawColumn): boolean =>
    decided[name] === undefined ? fieldsOfHeading(name)[0]?.field === 'region' : decided[name] === 'region';
  return columns.filter((column) => isRegion(column) && !(wide?.columns ?? []).includes(column));
}
