import { UserError, type FileColumn } from '@pendapa/contracts';
import { regionColumns, type FieldChoice } from './choose-fields.ts';
import { filled, fitsContent } from './column-content.ts';
import { COLUMN_FIELD_NAMES, fieldsOfExtract } from './field-names.ts';
import { leavableValues } from './leave-out.ts';
import type { ColumnDecisions, LeftOutTexts } from './proposal.ts';
import type { RawColumn, TableShape } from './table-shape.ts';

const MAX_EXAMPLES = 3;

const unknownColumn = (name: string) =>
  new UserError({
    id: `Berkas ini tidak mempunyai kolom "${name}".`,
    en: `The file has no column "${name}".`,
  });

const notFitting = (name: string, field: string) =>
  new UserError({
    id: `Kolom "${name}" tidak dapat dibaca sebagai "${field}": isinya lain, atau isian itu sudah dipakai kolom lain.`,
    en: `The column "${name}" cannot be read as "${field}": it holds something else, or another column has that field.`,
  });

/**
 * Checks what a person decided about columns.
 * @throws UserError if a column is not there, does not hold what its field needs, or shares its field with another one
 */
export function requireDecisions({ columns }: TableShape, decided: ColumnDecisions, leaveOut: LeftOutTexts): void {
  const missing = Object.keys(leaveOut).find((name) => !columns.some((one) => one.name === name));
  if (missing !== undefined) throw unknownColumn(missing);
  const taken = new Set<string>();
  for (const [name, field] of Object.entries(decided)) {
    const column = columns.find((one) => one.name === name);
    if (column === undefined) throw unknownColumn(name);
    if (field === null) continue;
    const isShared = taken.has(field) && field !== 'region';
    if (isShared || !Object.hasOwn(COLUMN_FIELD_NAMES, field) || !fitsContent(field, column)) throw notFitting(name, field);
    taken.add(field);
  }
}

function usedAs(shape: TableShape, column: RawColumn, choice: FieldChoice | null): Pick<FileColumn, 'use' | 'field'> {
  if (choice && fieldsOfExtract(choice.extract).includes('region') && regionColumns(shape, choice).includes(column))
    return { use: 'field', field: 'region' };
  const [field = null] = Object.entries(choice?.columns ?? {}).flatMap(([name, own]) => (own === column ? [name] : []));
  if (field !== null) return { use: 'field', field };
  if (choice?.wide?.columns.includes(column)) return { use: 'wide', field: null };
  return { use: choice?.wide?.totals.includes(column) ? 'total' : 'unused', field: null };
}

/** A table, and how it was before rows were left out. */
export interface DescribedTable {
  readonly shape: TableShape;
  readonly whole: TableShape;
  readonly leaveOut: LeftOutTexts;
}

const CODE_FIELDS: readonly string[] = ['tax', 'unit', 'region', 'channel', 'bank'];

/** Describes the columns of a file: what they are used as, and what a person may choose. */
export function describeColumns({ shape, whole, leaveOut }: DescribedTable, choice: FieldChoice | null): readonly FileColumn[] {
  const fields = fieldsOfExtract(choice?.extract ?? null);
  return shape.columns.map((column, at): FileColumn => {
    const { name } = column;
    const used = usedAs(shape, column, choice);
    const values = leavableValues(whole.columns[at] ?? column, CODE_FIELDS.includes(used.field ?? ''), leaveOut[name]);
    return {
      name,
      ...used,
      fields: fields.filter((field) => fitsContent(field, column)),
      examples: [...new Set(filled(column.cells).map(({ text }) => text))].slice(0, MAX_EXAMPLES),
      ...(values === undefined ? {} : { values }),
    };
  });
}
