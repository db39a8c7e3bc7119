import { EXTRACT_SPECS, type FieldKind } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { Header } from '../rows/header.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import { areColumnNumbers, isTotalLabel } from '../values/total-words.ts';
import type { LayoutNotes } from './layout-notes.ts';
import { documentNumberColumn } from './checked-extracts.ts';

/** Columns of figures and dates hold no labels. */
const FIGURE_KINDS: readonly FieldKind[] = ['money', 'integer', 'date', 'posted', 'time', 'decimal', 'boolean'];
/** Names of firms and people: `Total` may be one. */
const PARTY_KINDS: readonly FieldKind[] = ['object', 'taxpayer', 'private'];

type Role = 'label' | 'other' | 'figure';

interface LabelColumn {
  readonly index: number;
  readonly name: string;
  readonly role: Role;
  /** Values that the profile maps itself, so that their meaning is known. */
  readonly mappedTexts: ReadonlySet<string>;
  lastText: string;
  lastIsTotal: boolean;
}

type ColumnField = { readonly column?: string; readonly values?: object } | undefined;

function mappedColumns(profile: Profile): ReadonlyMap<string, { readonly role: Role; readonly answered: readonly string[] }> {
  const mapped = new Map<string, { role: Role; answered: readonly string[] }>();
  const fields = Object.entries(EXTRACT_SPECS[profile.extract].fields);
  for (const [name, { kind }] of fields) {
    const field = profile.fields[name] as ColumnField;
    const levels = fieldProfile(profile, name, 'reference')?.levels ?? [];
    for (const { column, values } of levels) mapped.set(column, { role: 'label', answered: Object.keys(values ?? {}) });
    for (const part of ['year', 'month', 'day']) {
      const column = (profile.fields[name] as Record<string, ColumnField> | undefined)?.[part]?.column;
      if (column !== undefined) mapped.set(column, { role: 'figure', answered: [] });
    }
    if (field?.column === undefined) continue;
    const role = FIGURE_KINDS.includes(kind) ? 'figure' : PARTY_KINDS.includes(kind) ? 'other' : 'label';
    mapped.set(field.column, { role, answered: Object.keys(field.values ?? {}) });
  }
  for (const name of Object.keys(profile.wide ?? {})) mapped.set(name, { role: 'figure', answered: [] });
  // The profile already says what the values of these columns mean.
  for (const name of (profile.where ?? []).flatMap((entry) => Object.keys(entry))) mapped.set(name, { role: 'figure', answered: [] });
  return mapped;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Numbers, dates and amounts begin and end with a digit; labels of totals do not. */
const isFigure = (text: string): boolean => isDigit(text.charCodeAt(0)) && isDigit(text.charCodeAt(text.length - 1));

const MAX_NUMBER_ROW = 2;

const ACCOUNT = /^\d{1,4}(?:[.\-/ ]\d{1,4})*\.?$/;

/** Checks the labels of each row of one file. A total is refused, or left out if the profile says so. */
export class LabelCheck {
  private readonly columns: readonly LabelColumn[];
  private readonly numberAt: number;
  private readonly amountAt: number;
  private readonly datesAt: readonly number[];
  private rows = 0;

  constructor(
    private readonly profile: Profile,
    header: Header,
    private readonly file: SourceFile,
    private readonly findings: Findings,
    private readonly notes: LayoutNotes,
  ) {
    const mapped = mappedColumns(profile);
    const column = (name: string, index: number): LabelColumn[] => {
      const { role, answered } = mapped.get(name) ?? { role: 'other' as const, answered: [] };
      return role === 'figure' ? [] : [{ index, name, role, mappedTexts: new Set(answered), lastText: '', lastIsTotal: false }];
    };
    this.columns = header.names.flatMap(column);
    const at = (name: string | undefined): number => (name === undefined ? -1 : (header.index.get(name) ?? -1));
    this.numberAt = at(documentNumberColumn(profile));
    const [wide] = Object.keys(profile.wide ?? {});
    this.amountAt = at(
      ['amount', 'principal', 'declaredTax', 'closing']
        .map((name) => (profile.fields[name] as ColumnField)?.column ?? wide)
        .find((name) => name !== undefined),
    );
    this.datesAt = ['posted', 'issuedOn', 'periodEnd', 'snapshotOn', 'year', 'taxYear']
      .map((name) => at((profile.fields[name] as ColumnField)?.column))
      .filter((index) => index >= 0);
  }

  /** Returns true if the row is not read further, because it is left out or refused. */
  isTotalRow(cells: readonly string[], line: number): boolean {
    this.rows += 1;
    if (this.rows <= MAX_NUMBER_ROW && areColumnNumbers(cells))
      return this.reportTotal(line, null, cells.filter((cell) => cell.trim() !== '').join(' '), 'column-numbers');
    const hasNumber = this.numberAt >= 0 && (cells[this.numberAt] ?? '').trim() !== '';
    for (const column of this.columns) {
      const cell = cells[column.index] ?? '';
      if (cell === '' || (column.role === 'other' && hasNumber)) continue;
      if (isFigure(cell)) {
        if (!hasNumber && ACCOUNT.test(cell)) this.notes.addAccount(this.file.number, column.name, line, cell);
        continue;
      }
      if (!this.isTotal(column, cell)) continue;
      if (column.role === 'label') return this.reportTotal(line, column.name, cell.trim(), 'total-row', cells);
      this.notes.addUnreadTotal(this.file, { column: column.name, line, value: cell.trim(), amount: this.amountOf(cells) });
      // A row without a date could not be stored anyway.
      if (this.profile.totals === 'leave-out' && this.datesAt.some((index) => (cells[index] ?? '').trim() === ''))
        return this.reportTotal(line, column.name, cell.trim(), 'total-row', cells);
    }
    this.notes.rows += 1;
    return false;
  }

  private amountOf(cells: readonly string[]): string {
    return (cells[this.amountAt] ?? '').trim() || '-';
  }

  private isTotal(column: LabelColumn, cell: string): boolean {
    if (column.lastText === cell) return column.lastIsTotal;
    column.lastText = cell;
    column.lastIsTotal = isTotalLabel(cell) && !column.mappedTexts.has(cell.trim());
    return column.lastIsTotal;
  }

  private reportTotal(
    line: number,
    column: string | null,
    value: string,
    code: 'total-row' | 'column-numbers',
    cells?: readonly string[],
  ): boolean {
    const { totals } = this.profile;
    if (totals === 'rows') return false;
    const params = { value, column: column ?? '', amount: cells ? this.amountOf(cells) : '-' };
    const place = { file: this.file.name, line, column };
    if (totals === 'leave-out') this.findings.warned.add(place, 'total-left-out', params);
    else this.findings.refused.add(place, code, params);
    return true;
  }
}
