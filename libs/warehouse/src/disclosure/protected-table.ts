import { KIND, protectedSplits, type DimensionKey, type Period } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { ComponentKey } from '../queries/components.ts';
import { figuresOf, layoutOf, type Layout } from '../queries/layout.ts';
import { MAX_TABLE, type Context, type ResolvedQuery } from '../queries/resolve.ts';
import { rowsStatement, type Statement } from '../queries/statements.ts';
import { taxpayerCountOf } from '../queries/taxpayer-counts.ts';
import type { Cell } from '../suppression/lattice.ts';

/** Stands for a missing code; no code of an agency contains this character. */
export const NO_CODE = '\u0000';
export const toCellCode = (code: string | null): string => code ?? NO_CODE;

/** All rows of a protected table on some days, whatever part of it a query asks for. */
export interface ProtectedTable {
  readonly dimensions: readonly DimensionKey[];
  readonly cells: (component: ComponentKey) => readonly Cell[];
}

interface TableStatement {
  readonly dimensions: readonly DimensionKey[];
  readonly query: ResolvedQuery;
  readonly layout: Layout;
  readonly statement: Statement;
}

function tableStatementOf(query: ResolvedQuery, dimensions: readonly DimensionKey[], days: Period, context: Context): TableStatement {
  const table: ResolvedQuery = { ...query, by: dimensions, where: {}, period: days, comparison: null, compare: 'none', sort: [] };
  const layout = layoutOf(table);
  return { dimensions, query: table, layout, statement: rowsStatement(table, layout, context, MAX_TABLE) };
}

/** The kind of taxpayer, then the other dimensions by name, so that their order in a query does not matter. */
export const listTableDimensions = (query: ResolvedQuery): readonly DimensionKey[] => [
  KIND,
  ...(protectedSplits(query) ?? []).filter((dimension) => dimension !== KIND).sort(),
];

/**
 * Returns the table of the query, and the table over all taxes if it is split by tax.
 * Over all taxes, a taxpayer of two taxes counts once.
 */
export function listTableStatements(query: ResolvedQuery, days: Period, context: Context): readonly TableStatement[] {
  const dimensions = listTableDimensions(query);
  const overTaxes = dimensions.filter((dimension) => dimension !== 'taxType');
  const tables = overTaxes.length < dimensions.length ? [dimensions, overTaxes] : [dimensions];
  return tables.map((own) => tableStatementOf(query, own, days, context));
}

export function readTable({ dimensions, query, layout }: TableStatement, rows: readonly Row[]): ProtectedTable {
  const cells = (component: ComponentKey): readonly Cell[] => {
    const taxpayerCount = taxpayerCountOf(query.subject, component) ?? component;
    return rows.map((row) => {
      const figures = figuresOf(row, dimensions.length, layout, 0);
      return {
        codes: dimensions.map((_, index) => toCellCode(textOrNull(row[index]))),
        taxpayers: Number(figures(taxpayerCount) ?? 0n),
        value: Number(figures(component) ?? 0n),
      };
    });
  };
  return { dimensions, cells };
}
