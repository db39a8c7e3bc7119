import { KIND, protectedSplits, type DimensionKey, type Period } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { ComponentKey } from '../questions/components.ts';
import { figuresOf, layoutOf, type Layout } from '../questions/layout.ts';
import { MAX_TABLE, type Context, type Resolved } from '../questions/resolve.ts';
import { rowsStatement, type Statement } from '../questions/statements.ts';
import { guardOf } from './guards.ts';
import type { Cell } from './lattice.ts';

/** The code of what carries none; no code of an agency is written so. */
export const WITHOUT_CODE = '\u0000';
export const codeOf = (code: string | null): string => code ?? WITHOUT_CODE;

/** All rows of a protected table on some days, whatever is asked of it. */
export interface Table {
  readonly dimensions: readonly DimensionKey[];
  readonly cells: (component: ComponentKey) => readonly Cell[];
}

interface TableStatement {
  readonly dimensions: readonly DimensionKey[];
  readonly question: Resolved;
  readonly layout: Layout;
  readonly statement: Statement;
}

function statementOf(question: Resolved, dimensions: readonly DimensionKey[], days: Period, context: Context): TableStatement {
  const table: Resolved = { ...question, by: dimensions, where: {}, period: days, comparison: null, compare: 'none', sort: [] };
  const layout = layoutOf(table);
  return { dimensions, question: table, layout, statement: rowsStatement(table, layout, context, MAX_TABLE) };
}

/** The dimensions of the table in which an answer lies: the kind of taxpayer, and the others in the order of their names. */
export const tableDimensions = (question: Resolved): readonly DimensionKey[] => [
  KIND,
  ...(protectedSplits(question) ?? []).filter((dimension) => dimension !== KIND).sort(),
];

/**
 * The tables that decide what an answer hides: the one in which it lies, and, where it is split by tax, the one over all taxes, in which
 * a taxpayer of two taxes counts once.
 */
export function tableStatements(question: Resolved, days: Period, context: Context): readonly TableStatement[] {
  const dimensions = tableDimensions(question);
  const overTaxes = dimensions.filter((dimension) => dimension !== 'taxType');
  const wanted = overTaxes.length < dimensions.length ? [dimensions, overTaxes] : [dimensions];
  return wanted.map((own) => statementOf(question, own, days, context));
}

export function tableOf({ dimensions, question, layout }: TableStatement, rows: readonly Row[]): Table {
  const cells = (component: ComponentKey): readonly Cell[] => {
    const guard = guardOf(question.subject, component) ?? component;
    return rows.map((row) => {
      const figures = figuresOf(row, dimensions.length, layout, 0);
      return {
        codes: dimensions.map((_, index) => codeOf(textOrNull(row[index]))),
        taxpayers: Number(figures(guard) ?? 0n),
        value: Number(figures(component) ?? 0n),
      };
    });
  };
  return { dimensions, cells };
}
