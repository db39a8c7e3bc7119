import type { ReferenceProfile } from '../profile/schema.ts';
import { createCodeFromName, createChildCode } from '../values/words.ts';
import { UNMAPPED, type Level } from '../extracts.ts';
import type { Header } from './header.ts';
import { nameOfCode, Spellings, handleUnknownCode, type ReferenceContext } from './references.ts';
import type { Row, Source } from './row.ts';
import { sourceOf } from './sources.ts';

type LevelProfile = NonNullable<ReferenceProfile['levels']>[number];

interface LevelColumn {
  readonly profile: LevelProfile;
  readonly level: Level;
  readonly source: Source;
}

/**
 * Reads a place from several columns, the highest level first, and returns the code of the lowest filled one. A name is searched within
 * the place above. Created codes are `<above>.<own>`.
 */
export function createRegionResolver(
  field: ReferenceProfile,
  header: Header,
  context: ReferenceContext,
): (row: Row) => string | null | undefined {
  const columns: LevelColumn[] = (field.levels ?? []).map((profile) => ({
    profile,
    level: profile.level,
    source: sourceOf(profile, header),
  }));
  const codeByPath = new Map<string, string>();
  const spellings = new Spellings(context.findings);

  const create = (text: string, { profile, level, source }: LevelColumn, parent: string | null, row: Row): string | undefined => {
    const mapped = profile.values?.[text]?.code;
    const own = mapped ?? createCodeFromName(text);
    if (own === null) {
      context.refuse(row, source, 'code-shape', { value: text });
      return undefined;
    }
    const code = mapped ?? (parent === null ? own : createChildCode(parent, own));
    if (mapped === undefined) spellings.record(code, text, row, source.name(row));
    if (!context.codes.has(code)) context.codes.create({ code, name: nameOfCode(text, profile.values), parent, level });
    return code;
  };

  const findPlace = (text: string, column: LevelColumn, parent: string | null, row: Row): string | undefined => {
    const mapped = column.profile.values?.[text]?.code;
    if (mapped !== undefined && context.codes.has(mapped)) return mapped;
    const named = context.codes.findByName(column.profile.values?.[text]?.name?.id ?? text, parent, column.level);
    if (named.length === 1) return named[0];
    return field.unknown === 'create'
      ? create(text, column, parent, row)
      : handleUnknownCode(text, field.unknown, context, row, column.source);
  };

  return (row) => {
    let code: string | null = null;
    let missingLevel: LevelColumn | null = null;
    let key = '';
    for (const column of columns) {
      const text = column.source.text(row);
      if (text === '') {
        missingLevel ??= column;
        continue;
      }
      if (missingLevel !== null) {
        context.refuse(row, missingLevel.source, 'parent-missing', { value: text });
        return undefined;
      }
      key += `\u0000${text}`;
      const seen = codeByPath.get(key);
      const found: string | undefined = seen ?? findPlace(text, column, code, row);
      if (found === undefined) return undefined;
      if (seen === undefined && field.unknown !== 'unmapped') codeByPath.set(key, found);
      if (found === UNMAPPED) return found;
      code = found;
    }
    return code;
  };
}
