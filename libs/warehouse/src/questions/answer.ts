import {
  MAX_ROWS,
  measureSpec,
  type Answer,
  type AnswerColumn,
  type DimensionColumn,
  type DimensionKey,
  type MeasureColumn,
  type Question,
  type Texts,
  type Value,
} from '@pendapa/contracts';
import { exact, integer, textOrNull, type Cell, type Row } from '../duck.ts';
import type { Directory } from '../serving/directory.ts';
import type { Ask } from '../serving/query-pool.ts';
import { refusal } from '../query-error.ts';
import { isCode } from './dimensions.ts';
import type { ComponentKey } from './components.ts';
import type { Figures } from './figures.ts';
import { measureOf } from './measures.ts';
import { notesOf, type Behind } from './notes.ts';
import { beyondTheEnd, nextPage, resolve, type Context, type Resolved } from './resolve.ts';
import { guardsOf, hiddenRows, isGuarded, mayTell } from './suppression.ts';
import { componentsOf, rowsStatement, seriesOf, totalsStatement } from './statements.ts';
import type { Series } from './time-shift.ts';

const NAME = { 0: 'current', 1: 'comparison' } as const;

/** The components of one series in a row whose components begin at `start`. */
function figuresOf(row: Row, start: number, components: readonly ComponentKey[], series: Series): Figures {
  return (component) => {
    const cell: Cell | undefined = row[start + series * components.length + components.indexOf(component)];
    return cell === null || cell === undefined ? null : exact(cell);
  };
}

function membersOf(dimension: DimensionKey, values: readonly (string | null)[], { members }: Directory): Record<string, Texts> {
  if (!isCode(dimension)) return {};
  const named = members[dimension];
  return Object.fromEntries(values.flatMap((code) => (code === null ? [] : [[code, named.get(code)?.name ?? { id: code, en: code }]])));
}

/** One of the components of a row, 0 where it is not known. */
const countIn = (row: Row, start: number, components: readonly ComponentKey[], series: Series, guard: ComponentKey): number =>
  Number(figuresOf(row, start, components, series)(guard) ?? 0n);

/** Whether a measure of a row may be told. */
type Told = (row: number, measure: string, series: Series) => boolean;

function toldOf(question: Resolved, rows: readonly Row[], { suppressBelow }: Context): Told {
  const { by, measures, subject } = question;
  const components = componentsOf(question);
  const hidden = new Map<string, ReadonlySet<number>>();
  for (const guard of new Set(measures.flatMap((measure) => guardsOf(subject, measure)))) {
    for (const series of seriesOf(question)) {
      const cells = rows.map((row) => ({
        codes: by.map((_, index) => textOrNull(row[index])),
        taxpayers: countIn(row, by.length, components, series, guard),
      }));
      hidden.set(`${guard} ${String(series)}`, hiddenRows(cells, by, guard, suppressBelow));
    }
  }
  return (row, measure, series) => guardsOf(subject, measure).every((guard) => !hidden.get(`${guard} ${String(series)}`)?.has(row));
}

interface Rows {
  readonly rows: readonly Row[];
  readonly rowCount: number;
  readonly told: Told;
}

function columnsOf(question: Resolved, { rows, told }: Rows, { directory }: Context): AnswerColumn[] {
  const { by, measures, subject } = question;
  const components = componentsOf(question);
  const dimensions = by.map((key, index): DimensionColumn => {
    const values = rows.map((row) => textOrNull(row[index]));
    return { kind: 'dimension', key, values, members: membersOf(key, values, directory) };
  });
  const figures = seriesOf(question).flatMap((series) =>
    measures.map((key): MeasureColumn => {
      const measure = measureOf(subject, key);
      const suppressed = rows.flatMap((_, index) => (told(index, key, series) ? [] : [index]));
      const withheld = new Set(suppressed);
      const values = rows.map((row, index) => (withheld.has(index) ? null : measure.value(figuresOf(row, by.length, components, series))));
      const column = { kind: 'measure', key, unit: measureSpec(subject, key).unit, series: NAME[series], values } as const;
      return suppressed.length > 0 ? { ...column, suppressed } : column;
    }),
  );
  return [...dimensions, ...figures];
}

interface Totals {
  readonly values: Record<string, Value>;
  /** Measures that count too few taxpayers to be told. */
  readonly suppressed: readonly string[];
}

function totalsOf(question: Resolved, row: Row, series: Series, { suppressBelow }: Context): Totals {
  const { subject, measures } = question;
  const components = componentsOf(question);
  const suppressed = measures.filter((key) =>
    guardsOf(subject, key).some((guard) => !mayTell(countIn(row, 0, components, series, guard), suppressBelow)),
  );
  const value = (key: string) => (suppressed.includes(key) ? null : measureOf(subject, key).value(figuresOf(row, 0, components, series)));
  return { values: Object.fromEntries(measures.map((key) => [key, value(key)])), suppressed };
}

/** What the totals statement tells about the rows behind the answer, after the components. */
function behindOf(question: Resolved, row: Row): Behind {
  const start = componentsOf(question).length * seriesOf(question).length;
  const [entries, compared, ...without] = row.slice(start);
  const unassigned = question.by.filter(isCode).map((dimension, index) => ({
    dimension,
    rows: integer(without[2 * index]),
    value: textOrNull(without[2 * index + 1]) ?? '0',
  }));
  return { entries: integer(entries), compared: integer(compared), unassigned };
}

/** What a page of rows would give away is only known from all of them: whose counts are hidden last, by their codes. */
async function guardedRows(question: Resolved, context: Context, ask: Ask): Promise<Rows> {
  const { paging, sort } = question;
  const { sql, values } = rowsStatement({ ...question, paging: { offset: 0, limit: MAX_ROWS } }, context);
  const all = await ask(sql, values);
  const rowCount = integer(all[0]?.at(-1));
  if (rowCount > MAX_ROWS) throw refusal('too-many-values', { parameter: 'by', most: String(MAX_ROWS) });
  const told = toldOf(question, all, context);
  const places = all.map((_, index) => index);
  const keys = sort.flatMap(({ key }) => (question.measures.includes(key) ? [key] : []));
  const shown = (index: number) => keys.every((key) => told(index, key, 0));
  const byCodes = (a: number, b: number) =>
    JSON.stringify(all[a]?.slice(0, question.by.length)) < JSON.stringify(all[b]?.slice(0, question.by.length)) ? -1 : 1;
  const ordered = [...places.filter(shown), ...places.filter((index) => !shown(index)).sort(byCodes)];
  const page = ordered.slice(paging.offset, paging.offset + paging.limit);
  return {
    rows: page.flatMap((index) => (all[index] ? [all[index]] : [])),
    rowCount,
    told: (row, measure, series) => told(page[row] ?? 0, measure, series),
  };
}

/** Without a split the totals are the one row. */
async function rowsOf(question: Resolved, context: Context, ask: Ask, totals: Row): Promise<Rows> {
  if (question.by.length === 0) return { rows: [totals], rowCount: 1, told: toldOf(question, [totals], context) };
  if (isGuarded(question.subject)) return guardedRows(question, context, ask);
  const { sql, values } = rowsStatement(question, context);
  const rows = await ask(sql, values);
  if (rows.length === 0 && question.paging.offset > 0) throw beyondTheEnd(question.paging);
  return { rows, rowCount: integer(rows[0]?.at(-1)), told: () => true };
}

/** Answers a question from one generation; QueryError for what that generation does not know. */
export async function answerQuestion(asked: Question, context: Context, ask: Ask): Promise<Answer> {
  const question = resolve(asked, context);
  const whole = totalsStatement(question, context);
  const [first = []] = await ask(whole.sql, whole.values);
  const rows = await rowsOf(question, context, ask, first);
  const columns = columnsOf(question, rows, context);
  const current = totalsOf(question, first, 0, context);
  const compared = question.comparison ? totalsOf(question, first, 1, context) : null;
  const suppressed = [...new Set([...current.suppressed, ...(compared?.suppressed ?? [])])];
  const hides = suppressed.length > 0 || columns.some((column) => column.kind === 'measure' && column.suppressed !== undefined);
  return {
    columns,
    rowCount: rows.rowCount,
    totals: {
      current: current.values,
      comparison: compared?.values ?? null,
      ...(suppressed.length > 0 ? { suppressed } : {}),
    },
    period: { ...question.period },
    comparison: question.comparison ? { ...question.comparison } : null,
    asOf: context.asOf,
    generation: context.generation,
    notes: notesOf(question, context, behindOf(question, first), current.values, hides),
    next: nextPage(context.generation, question.paging, rows.rowCount),
  };
}
