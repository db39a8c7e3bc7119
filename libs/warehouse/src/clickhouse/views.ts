import type { Part } from '../generations/manifest.ts';
import { PUBLISHED_TABLES, type ServedTable } from '../generations/published-views.ts';
import { leavesTheMachine, PART, storeType, type StorePlace } from './tables.ts';

/** The database of a generation: names for its tables as a whole, and for those of each year; it holds no rows. */
export const schemaOf = ({ database }: StorePlace, generation: number): string => `${database}_g${String(generation)}`;

/** The name of a part in the store: that of its file, which carries the hash, and of what is masked in it. */
export function storedPart(part: Part, parts: readonly Part[]): string {
  const name = part.file.slice(0, -'.duckdb'.length);
  const numbers = parts.find(({ kind }) => kind === 'numbers');
  return numbers && MASKED[part.kind] ? `${name}-${numbers.sha256.slice(0, 12)}` : name;
}

/** Tables and columns with numbers of things, in some of which a number of a person occurs. */
export const MASKED: Readonly<Partial<Record<Part['kind'], Readonly<Record<string, string>>>>> = {
  register: { objects: 'object_id' },
  assessments: { assessments: 'assessment_id' },
};

const OF_ALL_YEARS = '';

/** The relation of a part's rows of a table, in the database of its generation. */
export const yearRelation =
  (schema: string) =>
  (part: Pick<Part, 'year'>, table: ServedTable): string =>
    `${schema}.${table}_${part.year === null ? OF_ALL_YEARS : String(part.year)}`;

const listed = (parts: readonly string[]): string => `(${(parts.length === 0 ? [''] : parts).map((part) => `'${part}'`).join(', ')})`;

/** The statements that make a generation's tables readable. */
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
