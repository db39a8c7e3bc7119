import { basename } from 'node:path';
import type { Settings } from '@pendapa/contracts';
import { Unreadable } from '../formats/unreadable.ts';
import { finding } from '../finding.ts';
import type { Receipt } from '../receipt.ts';
import { buildProfile } from './build-profile.ts';
import { checkWholeFile, isProfileError, previewRows } from './check-proposal.ts';
import { askHeadings } from './common-fields.ts';
import { chooseFields, holdsAmounts, type FieldChoice } from './choose-fields.ts';
import { proposeCodes, type KnownNames } from './propose-codes.ts';
import { formatDelimiter } from '../text/characters.ts';
import { isTotalLabel } from '../values/total-words.ts';
import { decideRounding, findNumberForms, type NumberForms } from './number-forms.ts';
import { Findings, type ProposalAnswers, type ProfileProposal, type ProposalCheck } from './proposal.ts';
import { readRawFile, type RawCell, type RawFile } from './raw-table.ts';
import { proposeTemplate, templateOf } from './propose-template.ts';
import { labelledTotalsAgree, resolveTotals } from './resolve-totals.ts';
import { findTableShape, isTotalRow, type RawColumn, type TableShape } from './table-shape.ts';

export interface ProposalOptions {
  readonly settings: Settings;
  /** Names and codes of the data folder; null for an empty one. */
  readonly known: KnownNames | null;
  readonly answers: ProposalAnswers;
}

const OPEN = { profile: null, preview: null, check: null, codes: [], isReady: false } as const;

function describeFormat(raw: RawFile, findings: Findings): void {
  findings.add('format', `Format: ${raw.format}.`, `The format is ${raw.format}.`);
  if (raw.encoding !== null) findings.add('encoding', `Pengodean teks: ${raw.encoding}.`, `The text is ${raw.encoding}.`);
  if (raw.delimited === null) return;
  const { delimiter, regular, all, quotedLines } = raw.delimited;
  findings.add(
    'delimiter',
    `Kolom dipisah "${formatDelimiter(delimiter)}" pada ${regular} dari ${all} baris.`,
    `Columns are separated by "${formatDelimiter(delimiter)}" in ${regular} of ${all} lines.`,
  );
  if (quotedLines) findings.add('delimiter', 'Seluruh baris berada dalam kutip.', 'Whole lines stand within quotes.');
}

/** Sheets with the columns of the first one are read together; others are asked about. */
function chooseTables(raw: RawFile, findings: Findings): { readonly shape: TableShape; readonly sheets: readonly string[] } | null {
  const unused = new Findings({});
  const shapes = raw.tables.flatMap((table, index) => findTableShape(table, index === 0 ? findings : unused) ?? []);
  const [first] = shapes;
  if (!first) return null;
  const names = ({ columns }: TableShape): string => columns.map(({ name }) => name).join('|');
  const alike = shapes.filter((shape) => names(shape) === names(first) && shape.skipLines === first.skipLines);
  if (shapes.length === 1) return { shape: first, sheets: [] };
  if (alike.length < shapes.length) {
    const chosen = findings.ask(
      'sheet',
      { id: 'Lembar mana yang dibaca?', en: 'Which sheet is read?' },
      raw.tables.map(({ sheet }) => ({ value: sheet ?? '', texts: { id: sheet ?? '', en: sheet ?? '' } })),
    );
    const shape = shapes.find(({ sheet }) => sheet === chosen);
    return shape === undefined ? null : { shape, sheets: [shape.sheet ?? ''] };
  }
  findings.add(
    'sheets',
    `${alike.length} lembar berkolom sama dibaca bersama.`,
    `${alike.length} sheets of equal columns are read together.`,
  );
  const columns = first.columns.map((column, index) => ({ ...column, cells: alike.flatMap((shape) => shape.columns[index]?.cells ?? []) }));
  const shape = { ...first, columns, rows: alike.flatMap(({ rows }) => rows), hasFoot: alike.some(({ hasFoot }) => hasFoot) };
  return { shape, sheets: alike.map(({ sheet }) => sheet ?? '') };
}

const amountColumns = ({ columns }: TableShape, choice: FieldChoice) => {
  const own = [...Object.values(choice.columns), ...(choice.wide?.columns ?? [])];
  const money = ['amount', 'target', 'principal', 'penalty', 'discount'].flatMap((name) => choice.columns[name] ?? []);
  return columns.filter(
    (column) => (choice.wide?.columns ?? []).includes(column) || (own.includes(column) && money.includes(column) && holdsAmounts(column)),
  );
};

async function checkAndResolve(
  path: string,
  built: object,
  context: { shape: TableShape; amounts: readonly RawColumn[]; numbers: NumberForms; settings: Settings; findings: Findings },
) {
  let profile: object = built;
  for (let round = 0; round < 4; round += 1) {
    const receipt = await checkWholeFile(path, profile, context.settings);
    const options = receipt.outcome === 'refused' ? await resolveTotals({ path, profile, ...context }, receipt) : undefined;
    if (options === undefined) return { profile, receipt };
    if (options === null) return { profile, receipt: null };
    profile = { ...profile, ...options };
  }
  return { profile, receipt: null };
}

/**
 * Proposes a profile for a file with the evidence for each part. What the file does not decide is a question; an answer is never guessed.
 * @throws UserError for files that cannot be looked at
 */
export async function proposeProfile(path: string, options: ProposalOptions): Promise<ProfileProposal> {
  const findings = new Findings(options.answers);
  const file = basename(path);
  const base = { file, format: '', extract: null, evidence: findings.evidence, questions: findings.questions, ...OPEN };
  try {
    return await propose(path, options, findings);
  } catch (error) {
    if (error instanceof Unreadable) {
      const { texts } = finding({ file, line: error.line }, error.code, error.params);
      return { ...base, check: { sum: null, rows: 0, refused: [texts], warned: [] } };
    }
    if (isProfileError(error)) return { ...base, check: { sum: null, rows: 0, refused: [error.texts], warned: [] } };
    throw error;
  }
}

async function propose(path: string, { settings: given, known, answers }: ProposalOptions, findings: Findings): Promise<ProfileProposal> {
  const raw = await readRawFile(path);
  const start = known === null ? Number(answers['fiscalYearStart'] ?? given.fiscalYearStart) : given.fiscalYearStart;
  const settings = { ...given, fiscalYearStart: start };
  const base = {
    file: basename(path),
    format: raw.format,
    extract: null,
    evidence: findings.evidence,
    questions: findings.questions,
    ...OPEN,
  };
  describeFormat(raw, findings);
  const tables = chooseTables(raw, findings);
  if (tables === null) return base;
  const { shape, sheets } = tables;
  const template = templateOf(shape, raw);
  if (template !== null) return proposeTemplate(path, template, { base, settings, findings });
  const choice = chooseFields(shape, findings);
  if (choice === null) return base;
  describeColumns(choice, findings);
  const amounts = amountColumns(shape, choice);
  const cells = amounts.flatMap((column) => column.cells);
  const numbers = findNumberForms(cells, findings);
  const headings = rowsWithoutAmount(shape, choice);
  if (headings.length > 0) askHeadings(headings.slice(0, 3), findings);
  const codes = proposeCodes(choice, known);
  if (numbers === null) return { ...base, extract: choice.extract, codes };
  const unrounded = buildProfile({
    fileName: basename(path),
    raw,
    sheets,
    shape,
    choice,
    numbers,
    settings,
    isNew: known === null,
    findings,
  });
  const built = withRounding(unrounded, numbers, cells, settings, findings);
  if (built === null || findings.questions.some(({ answer }) => answer === null))
    return { ...base, extract: choice.extract, codes, profile: built };
  if (askDisagreement(shape, amounts, numbers, findings) === null) return { ...base, extract: choice.extract, codes, profile: built };
  const { profile, receipt } = await checkAndResolve(path, built, { shape, amounts, numbers, settings, findings });
  const check: ProposalCheck | null = receipt && {
    sum: receipt.outcome === 'refused' ? null : receipt.sums.file,
    rows: receipt.rows.accepted,
    refused: receipt.refused.listed.map(({ texts }) => texts),
    warned: receipt.warned.listed.map(({ texts }) => texts),
  };
  const isReady = receipt?.outcome === 'checked' && findings.questions.every(({ answer }) => answer !== null && answer !== 'where');
  return {
    ...base,
    extract: choice.extract,
    codes,
    profile,
    check,
    preview: isReady ? await previewRows(path, profile, settings, linesLeftOut(receipt)) : null,
    isReady,
  };
}

/** Lines that the receipt lists as totals. */
const linesLeftOut = (receipt: Receipt): ReadonlySet<number> =>
  new Set(receipt.warned.listed.flatMap(({ code, lines }) => (code === 'total-left-out' ? lines : [])));

function describeColumns({ extract, columns, wide, ignored }: FieldChoice, findings: Findings): void {
  const pairs = Object.entries(columns).map(([field, { name }]) => `${name} = ${field}`);
  if (wide !== null) pairs.push(`${wide.columns.map(({ name }) => name).join(', ')} = ${wide.kind}`);
  findings.add('columns', `Ekstrak "${extract}": ${pairs.join('; ')}.`, `The extract is "${extract}": ${pairs.join('; ')}.`, ignored);
}

/** Adds the rule of rounding where amounts have more decimals than the currency and nothing multiplies them. */
function withRounding(
  profile: Record<string, unknown> | null,
  numbers: NumberForms,
  cells: readonly RawCell[],
  { currency }: Settings,
  findings: Findings,
) {
  if (profile === null || numbers.scales !== undefined || JSON.stringify(profile).includes('"multiply"')) return profile;
  const rounding = decideRounding(cells, currency.digits, findings);
  return rounding === null || rounding === undefined ? profile : { ...profile, numbers: { ...numbers, rounding } };
}

/** Asks where rows that are called totals do not agree with the sum of the others: there may be more totals. Null while it is open. */
function askDisagreement(shape: TableShape, amounts: readonly RawColumn[], numbers: NumberForms, findings: Findings): string | null {
  const totals = shape.rows.filter(isTotalRow);
  if (totals.length === 0 || labelledTotalsAgree(shape, amounts, numbers)) return 'agrees';
  const labels = [...new Set(totals.flatMap(({ cells }) => cells.map(({ text }) => text).filter(isTotalLabel)))].slice(0, 3).join(', ');
  return findings.ask(
    'totals-differ',
    {
      id: `Baris jumlah (${labels}) tidak sama dengan jumlah baris lain. Mungkin ada jumlah lain yang tidak berlabel.`,
      en: `The rows of totals (${labels}) are not the sum of the other rows. There may be other totals without such a label.`,
    },
    [
      {
        value: 'accept',
        texts: { id: 'wajar, misalnya jumlah bagian: tetap dilewati', en: 'in order, such as sums of a part: they are left out' },
      },
      { value: 'where', texts: { id: 'pilih baris dengan "where" pada profil', en: 'choose the rows by "where" in the profile' } },
    ],
  );
}

/** Texts of rows without any amount. */
function rowsWithoutAmount(shape: TableShape, choice: FieldChoice): readonly string[] {
  const amounts = choice.wide?.columns ?? ['amount', 'target', 'principal'].flatMap((name) => choice.columns[name] ?? []);
  if (amounts.length === 0 || choice.extract === 'objects') return [];
  return shape.rows
    .filter(({ cells }) => cells.some(({ kind }) => kind !== null) && amounts.every(({ index }) => (cells[index]?.kind ?? null) === null))
    .map(({ cells }) =>
      cells
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(' '),
    );
}
