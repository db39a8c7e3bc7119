import { quotedList, type Part } from '@pendapa/warehouse';
import { PUBLISHED_TABLES, type ServedTable } from '@pendapa/warehouse/store';
import { leavesTheMachine, PART, storeType, type StorePlace } from './tables.ts';

/** Database of a generation: views of its tables, as a whole and by year; it stores no rows. */
export const schemaOf = ({ database }: StorePlace, generation: number): string => `${database}_g${String(generation)}`;

/** Returns the name of a part in the store: the name of its file, and a hash of the numbers masked in it. */
export function storedPart(part: Part, parts: readonly Part[]): string {
  const name = part.file.slice(0, -'.duckdb'.length);
  const numbers = parts.find(({ kind }) => kind === 'numbers');
  return numbers && MASKED[part.kind] ? `${name}-${numbers.sha256.slice(0, 12)}` : name;
}

/** Columns with numbers of objects and assessments, which may contain a person's number. */
export const MASKED: Readonly<Partial<Record<Part['kind'], Readonly<Record<string, string>>>>> = {
  register: { objects: 'object_id' },
  assessments: { assessments: 'assessment_id' },
};

const OF_ALL_YEARS = '';

/** Returns the relation of a part's rows of a table, in the database of its generation. */
export const yearRelation =
  (schema: string) =>
  (part: Pick<Part, 'year'>, table: ServedTable): string =>
    `${schema}.${table}_${part.year === null ? OF_ALL_YEARS : String(part.year)}`;

const listed = (parts: readonly string[]): string => `(${quotedList(parts.length === 0 ? [''] : parts)})`;

/** Returns the statements that create the views of a generation. */
export function viewsSql(generation: number, parts: readonly Part[], place: StorePlace): readonly string[] {
  const schema = schemaOf(place, generation);
  const cluster = place.cluster === undefined ? '' : ` ON CLUSTER ${place.cluster}`;
  const view = (name: string, select: string) => `CREATE OR REPLACE VIEW ${name}${cluster} AS ${select}`;
  const rows = (name: string, stored: Readonly<Record<string, string>>, of: readonly Part[]) =>
    `SELECT ${Object.keys(stored).join(', ')} FROM ${place.database}.${name} WHERE ${PART} IN ${listed(of.map((part) => storedPart(part, parts)))}`;
  const views = PUBLISHED_TABLES.flatMap((table) => {
    const { name, kind, stored, columns } = table;
    if (!leavesTheMachine(table)) {
      const empty = Object.entries(columns).map(([column, type]) => `CAST(NULL AS ${storeType(column, type)}) AS ${column}`);
      return [view(`${schema}.${name}`, `SELECT ${empty.join(', ')} WHERE false`)];
    }
    const own = parts.filter((part) => part.kind === kind);
    const years = own.map((part) => view(yearRelation(schema)(part, name as ServedTable), rows(name, stored, [part])));
    return [view(`${schema}.${name}`, table.select(`(${rows(name, stored, own)}) published`)), ...years];
  });
  return [`CREATE DATABASE IF NOT EXISTS ${schema}${cluster}`, ...views];
}
