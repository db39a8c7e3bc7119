import type { CalendarDate } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { FindingCode } from '../finding-texts.ts';
import { explainWidth } from './width-flaw.ts';
import type { Flaw } from '../text/tokenizer.ts';
import type { FieldContext } from './fields.ts';
import { createFinisher, type FinishRow } from './finish.ts';
import { readHeader } from './header.ts';
import { LineBuffer, isEmptyRow } from './line-buffer.ts';
import { createMappingPlan, type MappingPlan, type PlacedField } from './mapping-plan.ts';
import { isHeadingRow, type Foot } from './table-end.ts';
import type { LoadState } from './load-state.ts';
import { HeaderSearch } from './header-search.ts';
import type { Params, Refuse, Row, SourceFile } from './row.ts';
import { RowValues } from './row-values.ts';

export const MAX_ROWS = 10_000_000;

/** Turns the records of one file into rows of the table, or into findings. */
export class RowMapper {
  private plan: MappingPlan | null = null;
  private readonly row: Row;
  private readonly finish: FinishRow;
  private readonly values: RowValues;
  private readonly buffer = new LineBuffer();
  private headerSearch: HeaderSearch | null = null;
  private rows = 0;
  /** Column whose sum is compared with the declared total. */
  private readonly sumColumn: string;

  constructor(
    private readonly load: LoadState,
    private readonly file: SourceFile,
  ) {
    this.row = { file, cells: [], line: 0, wide: null, reversal: false };
    this.finish = createFinisher(load.profile, load.digits);
    this.values = new RowValues(load.columns);
    this.sumColumn = EXTRACT_SPECS[load.profile.extract].sum ?? '';
    const { columns } = load.profile.file ?? {};
    if (columns) this.readHeaderRow(columns, 0);
  }

  readonly onRecord = (cells: readonly string[], line: number): void => {
    if (this.plan !== null && isEmptyRow(cells)) return this.buffer.addRow(cells, line);
    if (this.isFoot(this.plan?.foot ?? null)) return this.takeFootRow(this.plan?.foot ?? null, cells, line);
    this.releaseBuffer();
    this.handleRecord(cells, line);
  };

  readonly onFlaw = (flaw: Flaw): void => {
    if (flaw.code === 'blank-line') return this.buffer.addBlank(flaw);
    this.releaseBuffer();
    if (!this.headerSearch?.isExplained) this.reportFlaw(flaw);
  };

  /** Reports faults of the header, also if the end of the file is never reached. */
  reportHeader(): void {
    this.headerSearch?.finish();
  }

  end(): void {
    const { refused, warned } = this.load.findings;
    this.reportHeader();
    const extent = this.plan?.foot?.extent;
    if (extent) warned.add({ file: this.file.name, line: extent.line }, 'foot-left-out', { rows: String(extent.rows) });
    if (this.plan === null) {
      if (refused.count === 0) refused.add({ file: this.file.name, line: 1 }, 'file-empty');
    } else if (this.rows === 0) this.load.empty.push(this.file.name);
  }

  private isFoot(foot: Foot | null): boolean {
    return foot !== null && (foot.isOpen || (this.rows > 0 && !this.buffer.isEmpty));
  }

  private takeFootRow(foot: Foot | null, cells: readonly string[], line: number): void {
    if (foot?.take(cells, line) === false) this.refuseRow(line, 'foot-row', { value: cells.filter((cell) => cell !== '').join(' ') });
  }

  /** Blank lines within a title do not matter while the header is missing. */
  private releaseBuffer(): void {
    if (this.headerSearch === null) this.buffer.release(this.handleRecord, this.reportFlaw);
  }

  private readonly handleRecord = (cells: readonly string[], line: number): void => {
    if (this.plan === null) this.readHeaderRow(cells, line);
    else this.mapRecord(this.plan, cells, line);
  };

  private readonly reportFlaw = ({ code, line, field, params }: Flaw): void => {
    const column = field === null ? null : this.columnAt(field);
    this.load.findings.refused.add({ file: this.file.name, line, column }, code, params);
  };

  private columnAt(position: number): string | null {
    if (this.plan === null) return null;
    return this.plan.header.names[position] || `#${position + 1}`;
  }

  private readHeaderRow(cells: readonly string[], line: number): void {
    const { profile, findings, digits, dates } = this.load;
    const { header, flaws } = readHeader(cells, profile);
    this.headerSearch = HeaderSearch.startIfMissing(profile, flaws, line, ({ code, column, params, severity }) =>
      findings[severity].add({ file: this.file.name, line, column }, code, params),
    );
    const context: FieldContext = { profile, header, digits, dates, onRounded: this.load.rounded.add, findings, refuse: this.refuse };
    this.plan = createMappingPlan(context, { load: this.load, file: this.file, values: this.values, flaws, line });
  }

  private readonly refuse: Refuse = (row, source, code, params) => {
    this.load.findings.refused.add({ file: row.file.name, line: row.line, column: source.name(row) }, code, params);
  };

  private mapRecord(plan: MappingPlan, cells: readonly string[], line: number): void {
    const { counts } = this.load;
    counts.read += 1;
    this.rows += 1;
    if (counts.read > MAX_ROWS) {
      if (counts.read === MAX_ROWS + 1) this.refuseRow(line, 'too-many-rows', { most: String(MAX_ROWS) });
      return;
    }
    if (this.headerSearch) return this.headerSearch.checkLine(cells, line);
    if (cells.length !== plan.header.names.length) {
      return this.refuseRow(line, ...explainWidth(cells, plan.header.names.length, this.load.profile));
    }
    if (!plan.isUsable) return;
    for (const index of plan.header.unnamed) {
      const value = (cells[index] ?? '').trim();
      if (value !== '') this.refuseRow(line, 'unnamed-value', { value, position: String(index + 1) });
    }
    this.row.cells = cells;
    this.row.line = line;
    plan.controls.forEach((isControl, index) => {
      if (isControl(cells)) this.mapPeriods(plan, (values) => this.addControl(index, values), true);
    });
    // Both tests must run, because they record the values that occur.
    const [wanted, left] = [plan.where(cells), plan.except(cells)];
    if (!wanted || left || this.isHeading(plan, cells, line) || plan.labelCheck?.isTotalRow(cells, line)) {
      counts.skipped += 1;
      return;
    }
    counts.taken += 1;
    this.mapPeriods(plan, this.writeRow, false);
  }

  private isHeading({ headingAmounts }: MappingPlan, cells: readonly string[], line: number): boolean {
    if (!isHeadingRow(cells, headingAmounts)) return false;
    const value = cells.filter((cell) => cell.trim() !== '').join(' ');
    this.load.findings.warned.add({ file: this.file.name, line }, 'heading-left-out', { value });
    return true;
  }

  private refuseRow(line: number, code: FindingCode, params: Params): void {
    this.load.findings.refused.add({ file: this.file.name, line }, code, params);
  }

  /** Reads the fields of a record and passes on one set of values, or one for each period column. */
  private mapPeriods(plan: MappingPlan, onValues: (values: RowValues) => void, control: boolean): void {
    const { refused } = this.load.findings;
    const { row, values } = this;
    const before = refused.count;
    this.load.rounded.discard();
    row.wide = null;
    row.reversal = control;
    values.clear();
    const only = (fields: readonly PlacedField[]) =>
      control ? fields.filter(({ name }) => name === 'posted' || name === 'amount') : fields;
    this.fill(only(plan.rowFields));
    if (plan.periodFields.length === 0) {
      if (refused.count === before) this.finishRow(values, onValues, control);
      return;
    }
    const snapshot = values.snapshot();
    for (const period of plan.periods) {
      const count = refused.count;
      row.wide = period;
      values.restore(snapshot);
      this.fill(only(plan.periodFields));
      if (refused.count === count && count === before) this.finishRow(values, onValues, control);
    }
  }

  private fill(fields: readonly PlacedField[]): void {
    const { row, values } = this;
    for (const field of fields) {
      const value = field.read(row) ?? null;
      values.setAt(field.slot, value);
      if (field.name === 'reversalOf') row.reversal = value !== null;
    }
  }

  private finishRow(values: RowValues, onValues: (values: RowValues) => void, control: boolean): void {
    const finished = this.finish(values);
    if (finished === 'ready') onValues(values);
    else if (finished === 'empty') this.load.counts.empty += control ? 0 : 1;
    else {
      const column = finished.field === undefined ? null : this.columnOf(finished.field);
      this.load.findings.refused.add({ file: this.file.name, line: this.row.line, column }, finished.code, finished.params);
    }
  }

  private columnOf(field: string): string | null {
    return (this.load.profile.fields[field] as { column?: string } | undefined)?.column ?? null;
  }

  private addControl(index: number, values: RowValues): void {
    this.load.reconciliations[index]?.addControlRow(
      String(values.get('posted_on')),
      BigInt(values.get('amount') ?? 0),
      this.file.name,
      this.row.line,
    );
  }

  private readonly writeRow = (values: RowValues): void => {
    const { load } = this;
    load.counts.accepted += 1;
    load.rounded.take();
    const amount = values.get(this.sumColumn);
    const posted = values.get('posted_on');
    if (typeof amount === 'bigint') load.sum += amount;
    if (typeof posted === 'string') this.notePosted(posted, typeof amount === 'bigint' ? amount : 0n);
    if (load.findings.refused.count > 0) return;
    values.set('file_number', this.file.number);
    values.set('line', this.row.line);
    load.write(values.stored);
  };

  private notePosted(posted: CalendarDate, amount: bigint): void {
    const { load } = this;
    if (load.from === null || posted < load.from) load.from = posted;
    if (load.to === null || posted > load.to) load.to = posted;
    for (const reconciliation of load.reconciliations) reconciliation.addRow(posted, amount, this.file.name);
  }
}
