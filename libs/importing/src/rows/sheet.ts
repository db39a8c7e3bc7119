import type { CalendarDate } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { widthFlaw } from '../text/width-flaw.ts';
import type { Flaw } from '../text/tokenizer.ts';
import { compileFields, type CompiledField } from './compile.ts';
import { rowTest, type RowTest } from './conditions.ts';
import type { FieldContext } from './fields.ts';
import { finisher, type Finish } from './finish.ts';
import { readHeader, wideColumns, type Header } from './header.ts';
import { HeldRows, isEmptyRow } from './held-rows.ts';
import type { LoadState } from './load-state.ts';
import { LostHeader } from './lost-header.ts';
import type { Params, Refuse, Row, SourceFile, WideColumn } from './row.ts';
import { RowValues } from './row-values.ts';
import { LabelWatch } from '../totals/label-watch.ts';
import { readPeriods } from '../totals/total-columns.ts';
import { isWatched } from '../totals/watched.ts';

export const MOST_ROWS = 10_000_000;

/** A field with the position of its column in the row values. */
interface PlacedField extends CompiledField {
  readonly slot: number;
}

/** Readers that depend on the header of the file. */
interface Plan {
  readonly header: Header;
  /** False if the header is wrong: then only the shape of the rows is checked. */
  readonly usable: boolean;
  readonly once: readonly PlacedField[];
  readonly perPeriod: readonly PlacedField[];
  readonly periods: readonly WideColumn[];
  readonly where: RowTest;
  readonly except: RowTest;
  readonly controls: readonly RowTest[];
  /** Null if the extract has no amounts. */
  readonly labels: LabelWatch | null;
}

/** Turns the records of one file into rows of the table, or into findings. */
export class Sheet {
  private plan: Plan | null = null;
  private readonly row: Row;
  private readonly finish: Finish;
  private readonly values: RowValues;
  private readonly held = new HeldRows();
  private lost: LostHeader | null = null;
  private rows = 0;
  /** Column whose sum is compared with the declared total. */
  private readonly summed: string;

  constructor(
    private readonly load: LoadState,
    private readonly file: SourceFile,
  ) {
    this.row = { file, cells: [], line: 0, wide: null, reversal: false };
    this.finish = finisher(load.profile, load.digits);
    this.values = new RowValues(load.columns);
    this.summed = EXTRACT_SPECS[load.profile.extract].sum ?? '';
    const { columns } = load.profile.file ?? {};
    if (columns) this.open(columns, 0);
  }

  readonly onRecord = (cells: readonly string[], line: number): void => {
    if (this.plan !== null && isEmptyRow(cells)) return this.held.row(cells, line);
    this.release();
    this.take(cells, line);
  };

  readonly onFlaw = (flaw: Flaw): void => {
    if (flaw.code === 'blank-line') return this.held.blank(flaw);
    this.release();
    if (!this.lost?.told) this.tellFlaw(flaw);
  };

  /** Reports faults of the header, also if the end of the file is never reached. */
  settle(): void {
    this.lost?.end();
  }

  end(): void {
    const { refused } = this.load.findings;
    this.settle();
    if (this.plan === null) {
      if (refused.count === 0) refused.add({ file: this.file.name, line: 1 }, 'file-empty');
    } else if (this.rows === 0) this.load.empty.push(this.file.name);
  }

  /** Blank lines within a title do not matter while the header is missing. */
  private release(): void {
    if (this.lost === null) this.held.release(this.take, this.tellFlaw);
  }

  private readonly take = (cells: readonly string[], line: number): void => {
    if (this.plan === null) this.open(cells, line);
    else this.record(this.plan, cells, line);
  };

  private readonly tellFlaw = ({ code, line, field, params }: Flaw): void => {
    const column = field === null ? null : this.columnAt(field);
    this.load.findings.refused.add({ file: this.file.name, line, column }, code, params);
  };

  private columnAt(position: number): string | null {
    if (this.plan === null) return null;
    return this.plan.header.names[position] || `#${position + 1}`;
  }

  private open(cells: readonly string[], line: number): void {
    const { profile, findings, seen } = this.load;
    const { header, flaws } = readHeader(cells, profile);
    this.lost = LostHeader.of(profile, flaws, line, ({ code, column, params, severity }) =>
      findings[severity].add({ file: this.file.name, line, column }, code, params),
    );
    const context: FieldContext = { profile, header, digits: this.load.digits, findings, refuse: this.refuse };
    const fields = compileFields(context, this.load.codes).map((field) => ({ ...field, slot: this.values.slot(field.to) }));
    const test = (conditions: Profile['where']): RowTest | null => (conditions ? rowTest(conditions, header, seen) : null);
    this.plan = {
      header,
      usable: !flaws.some(({ severity }) => severity === 'refused'),
      once: fields.filter(({ wide }) => !wide),
      perPeriod: fields.filter(({ wide }) => wide),
      periods: readPeriods(wideColumns(profile, header), this.load, this.file, line),
      where: test(profile.where) ?? (() => true),
      except: test(profile.except) ?? (() => false),
      controls: (profile.reconcile ?? []).map(({ where }) => rowTest(where, header, seen)),
      labels: isWatched(profile) ? new LabelWatch(profile, header, this.file, findings, this.load.layout) : null,
    };
  }

  private readonly refuse: Refuse = (row, source, code, params) => {
    this.load.findings.refused.add({ file: row.file.name, line: row.line, column: source.name(row) }, code, params);
  };

  private record(plan: Plan, cells: readonly string[], line: number): void {
    const { counts } = this.load;
    counts.read += 1;
    this.rows += 1;
    if (counts.read > MOST_ROWS) {
      if (counts.read === MOST_ROWS + 1) this.refuseRow(line, 'too-many-rows', { most: String(MOST_ROWS) });
      return;
    }
    if (this.lost) return this.lost.look(cells, line);
    if (cells.length !== plan.header.names.length) {
      return this.refuseRow(line, ...widthFlaw(cells, plan.header.names.length, this.load.profile));
    }
    if (!plan.usable) return;
    for (const index of plan.header.unnamed) {
      const value = (cells[index] ?? '').trim();
      if (value !== '') this.refuseRow(line, 'unnamed-value', { value, position: String(index + 1) });
    }
    this.row.cells = cells;
    this.row.line = line;
    plan.controls.forEach((isControl, index) => {
      if (isControl(cells)) this.each(plan, (values) => this.addControl(index, values), true);
    });
    // Both tests must run, because they record the values that occur.
    const [wanted, left] = [plan.where(cells), plan.except(cells)];
    if (!wanted || left || plan.labels?.take(cells, line)) {
      counts.skipped += 1;
      return;
    }
    counts.taken += 1;
    this.each(plan, this.emit, false);
  }

  private refuseRow(line: number, code: FindingCode, params: Params): void {
    this.load.findings.refused.add({ file: this.file.name, line }, code, params);
  }

  /** Reads the fields of a record and passes on one set of values, or one for each period column. */
  private each(plan: Plan, onValues: (values: RowValues) => void, control: boolean): void {
    const { refused } = this.load.findings;
    const { row, values } = this;
    const before = refused.count;
    row.wide = null;
    row.reversal = control;
    values.clear();
    const only = (fields: readonly PlacedField[]) =>
      control ? fields.filter(({ name }) => name === 'posted' || name === 'amount') : fields;
    this.fill(only(plan.once));
    if (plan.perPeriod.length === 0) {
      if (refused.count === before) this.conclude(values, onValues, control);
      return;
    }
    const kept = values.keep();
    for (const period of plan.periods) {
      const count = refused.count;
      row.wide = period;
      values.restore(kept);
      this.fill(only(plan.perPeriod));
      if (refused.count === count && count === before) this.conclude(values, onValues, control);
    }
  }

  private fill(fields: readonly PlacedField[]): void {
    const { row, values } = this;
    for (const field of fields) {
      const value = field.read(row) ?? null;
      values.put(field.slot, value);
      if (field.name === 'reversalOf') row.reversal = value !== null;
    }
  }

  private conclude(values: RowValues, onValues: (values: RowValues) => void, control: boolean): void {
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
    this.load.reconciliations[index]?.control(
      String(values.get('posted_on')),
      BigInt(values.get('amount') ?? 0),
      this.file.name,
      this.row.line,
    );
  }

  private readonly emit = (values: RowValues): void => {
    const { load } = this;
    load.counts.accepted += 1;
    const amount = values.get(this.summed);
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
    for (const reconciliation of load.reconciliations) reconciliation.take(posted, amount, this.file.name);
  }
}
