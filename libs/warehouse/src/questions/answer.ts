import {
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
import { isCode } from './dimensions.ts';
import type { ComponentKey } from './components.ts';
import type { Figures } from './figures.ts';
import { measureOf } from './measures.ts';
import { notesOf, type Behind } from './notes.ts';
import { beyondTheEnd, nextPage, resolve, type Context, type Resolved } from './resolve.ts';
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

function columnsOf(question: Resolved, rows: readonly Row[], { directory }: Context): AnswerColumn[] {
  const { by, measures, subject } = question;
  const components = componentsOf(question);
  const dimensions = by.map((key, index): DimensionColumn => {
    const values = rows.map((row) => textOrNull(row[index]));
    return { kind: 'dimension', key, values, members: membersOf(key, values, directory) };
  });
  const figures = seriesOf(question).flatMap((series) =>
    measures.map((key): MeasureColumn => {
      const measure = measureOf(subject, key);
      const values = rows.map((row) => measure.value(figuresOf(row, by.length, components, series)));
      return { kind: 'measure', key, unit: measureSpec(subject, key).unit, series: NAME[series], values };
    }),
  );
  return [...dimensions, ...figures];
}

function totalsOf({ subject, measures, ...question }: Resolved, row: Row, series: Series): Record<string, Value> {
  const components = componentsOf({ subject, measures, ...question });
  return Object.fromEntries(measures.map((key) => [key, measureOf(subject, key).value(figuresOf(row, 0, components, series))]));
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

/** Without a split the totals are the one row. */
async function rowsOf(question: Resolved, context: Context, ask: Ask, totals: Row): Promise<{ rows: readonly Row[]; rowCount: number }> {
  if (question.by.length === 0) return { rows: [totals], rowCount: 1 };
  const { sql, values } = rowsStatement(question, context);
  const rows = await ask(sql, values);
  if (rows.length === 0 && question.paging.offset > 0) throw beyondTheEnd(question.paging);
  return { rows, rowCount: integer(rows[0]?.at(-1)) };
}

/** Answers a question from one generation; QueryError for what that generation does not know. */
export async function answerQuestion(asked: Question, context: Context, ask: Ask): Promise<Answer> {
  const question = resolve(asked, context);
  const whole = totalsStatement(question, context);
  const [totals = []] = await ask(whole.sql, whole.values);
  const { rows, rowCount } = await rowsOf(question, context, ask, totals);
  const current = totalsOf(question, totals, 0);
  return {
    columns: columnsOf(question, rows, context),
    rowCount,
    totals: { current, comparison: question.comparison ? totalsOf(question, totals, 1) : null },
    period: { ...question.period },
    comparison: question.comparison ? { ...question.comparison } : null,
    asOf: context.asOf,
    generation: context.generation,
    notes: notesOf(question, context, behindOf(question, totals), current),
    next: nextPage(context.generation, question.paging, rowCount),
  };
}
