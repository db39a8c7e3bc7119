import { basename } from 'node:path';
import type { Language, ProfileProposal, ProposalCheck, Settings } from '@pendapa/contracts';
import { Unreadable } from '../formats/unreadable.ts';
import { finding } from '../finding.ts';
import type { Receipt } from '../receipt.ts';
import { buildProfile } from './build-profile.ts';
import { checkWholeFile, isProfileError, previewLines, previewRows } from './check-proposal.ts';
import { askHeadings } from './common-fields.ts';
import { chooseFields, type FieldChoice } from './choose-fields.ts';
import { chooseTables, describeFormat, rawRows } from './choose-tables.ts';
import { holdsAmounts } from './column-content.ts';
import { FIELD_NAMES, fieldTexts } from './field-names.ts';
import { describeColumns, requireDecisions } from './file-columns.ts';
import { withoutLeftOut } from './leave-out.ts';
import { proposeCodes, requireCodes, type KnownNames } from './propose-codes.ts';
import { joinMappings, type CodeMappings } from '../load/code-mappings.ts';
import { isTotalLabel } from '../values/total-words.ts';
import { decideRounding, findNumberForms, type NumberForms } from './number-forms.ts';
import { Findings, type ProposalDecisions } from './proposal.ts';
import { readRawFile, type RawCell } from './raw-table.ts';
import { otherCurrency } from './other-currency.ts';
import { proposeParquet } from './propose-parquet.ts';
import { proposeTemplate, templateOf } from './propose-template.ts';
import { labelledTotalsAgree, resolveTotals } from './resolve-totals.ts';
import { isTotalRow, type RawColumn, type TableShape } from './table-shape.ts';

export interface ProposalOptions extends ProposalDecisions {
  readonly settings: Settings;
  /** Names and codes of the data folder; null for an empty one. */
  readonly known: KnownNames | null;
  /** Codes that a person gave to texts of earlier files. */
  readonly mappings?: CodeMappings;
}

const OPEN = {
  profile: null,
  preview: null,
  check: null,
  columns: [],
  fieldNames: FIELD_NAMES,
  codes: [],
  codesFromRows: null,
  isReady: false,
} as const;

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
 * Proposes a profile for a file with the evidence for each part. Each point that the file leaves open is a question; an answer is never guessed.
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

async function propose(path: string, options: ProposalOptions, findings: Findings): Promise<ProfileProposal> {
  const { settings: given, known, answers, columns: decided = {}, codes: mapped = {}, leaveOut = {}, mappings = {} } = options;
  requireCodes(mapped, known);
  const raw = await readRawFile(path);
  const { evidence, questions } = findings;
  const empty = { ...OPEN, file: basename(path), format: raw.format, extract: null, evidence, questions };
  if (raw.format === 'parquet') return proposeParquet(path, empty, findings);
  const fiscalYearStart = known === null ? Number(answers['fiscalYearStart'] ?? given.fiscalYearStart) : given.fiscalYearStart;
  const settings = { ...given, fiscalYearStart };
  describeFormat(raw, findings);
  const tables = chooseTables(raw, findings);
  const rows = rawRows(raw, tables?.shape ?? null);
  const start = { ...empty, preview: previewLines(rows) };
  if (tables === null) return start;
  const { shape: whole, sheets } = tables;
  requireDecisions(whole, decided, leaveOut);
  const template = templateOf(whole, raw);
  if (template !== null) return proposeTemplate(path, template, { base: start, settings, raw: rows, findings });
  const shape = withoutLeftOut(whole, leaveOut);
  const choice = chooseFields(shape, findings, decided);
  const columns = describeColumns({ shape, whole, leaveOut }, choice);
  const base = { ...start, columns, codesFromRows: raw.firstRows };
  if (choice === null) return base;
  describeChoice(choice, findings);
  const amounts = amountColumns(shape, choice);
  const cells = amounts.flatMap((column) => column.cells);
  const numbers = findNumberForms(cells, findings);
  const headings = rowsWithoutAmount(shape, choice);
  if (headings.length > 0) askHeadings(headings.slice(0, 3), findings);
  const codes = proposeCodes(choice, { known, mapped: joinMappings(mappings, mapped) });
  if (numbers === null) return { ...base, extract: choice.extract, codes };
  const foreign = otherCurrency(numbers.symbol, settings);
  if (foreign !== null) return { ...base, extract: choice.extract, codes, check: { sum: null, rows: 0, refused: [foreign], warned: [] } };
  const unrounded = buildProfile({
    fileName: basename(path),
    raw,
    sheets,
    shape,
    choice,
    numbers,
    settings,
    isNew: known === null,
    codes: mapped,
    leaveOut,
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
    preview: isReady ? await previewRows({ path, raw: rows, settings, leftOut: linesLeftOut(receipt) }, profile) : base.preview,
    isReady,
  };
}

/** Lines that the receipt lists as totals. */
const linesLeftOut = (receipt: Receipt): ReadonlySet<number> =>
  new Set(receipt.warned.listed.flatMap(({ code, lines }) => (code === 'total-left-out' ? lines : [])));

function describeChoice({ columns, wide, ignored }: FieldChoice, findings: Findings): void {
  const pairs = Object.entries(columns).map(([field, { name }]) => ({ name, field: fieldTexts(field) }));
  if (wide !== null) pairs.push({ name: wide.columns.map(({ name }) => name).join(', '), field: fieldTexts(wide.kind) });
  const list = (language: Language): string => pairs.map(({ name, field }) => `"${name}" = ${field[language]}`).join('; ');
  findings.add('columns', `Kolom dibaca sebagai: ${list('id')}.`, `Columns are read as: ${list('en')}.`, ignored);
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
        texts: {
          id: 'baris lain benar semuanya: hanya baris jumlah ini dilewati',
          en: 'the other rows are right: only these totals are left out',
        },
      },
      {
        value: 'where',
        texts: {
          id: 'ada jumlah lain di antaranya: pilih dahulu baris yang tidak dimuat',
          en: 'there are other totals: choose first which rows are not loaded',
        },
      },
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
