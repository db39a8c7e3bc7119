import type { ReferenceProfile } from '../profile/schema.ts';
import { codeFromName, codeWithin } from '../values/words.ts';
import { UNMAPPED, type Level } from '../extracts.ts';
import type { Header } from './header.ts';
import { nameFor, Spellings, unknownCode, type ReferenceContext } from './references.ts';
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
export function regionResolver(
  field: ReferenceProfile,
  header: Header,
  context: ReferenceContext,
): (row: Row) => string | null | undefined {
  const columns: LevelColumn[] = (field.levels ?? []).map((profile) => ({
    profile,
    level: profile.level,
    source: sourceOf(profile, header),
  }));
  const remembered = new Map<string, string>();
  const spellings = new Spellings(context.findings);

  const create = (text: string, { profile, level, source }: LevelColumn, parent: string | null, row: Row): string | undefined => {
    const mapped = profile.values?.[text]?.code;
    const own = mapped ?? codeFromName(text);
    if (own === null) {
      context.refuse(row, source, 'code-shape', { value: text });
      return undefined;
    }
    const code = mapped ?? (parent === null ? own : codeWithin(parent, own));
    if (mapped === undefined) spellings.note(code, text, row, source.name(row));
    if (!context.codes.has(code)) context.codes.create({ code, name: nameFor(text, profile.values), parent, level });
    return code;
  };

  const place = (text: string, column: LevelColumn, parent: string | null, row: Row): string | undefined => {
    const mapped = column.profile.values?.[text]?.code;
    if (mapped !== undefined && context.codes.has(mapped)) return mapped;
    const named = context.codes.named(column.profile.values?.[text]?.name?.id ?? text, parent, column.level);
    if (named.length === 1) return named[0];
    return field.unknown === 'create' ? create(text, column, parent, row) : unknownCode(text, field.unknown, context, row, column.source);
  };

  return (row) => {
    let code: string | null = null;
    let gap: LevelColumn | null = null;
    let key = '';
    for (const column of columns) {
      const text = column.source.text(row);
      if (text === '') {
        gap ??= column;
        continue;
      }
      if (gap !== null) {
        context.refuse(row, gap.source, 'parent-missing', { value: text });
        return undefined;
      }
      key += `\u0000${text}`;
      const seen = remembered.get(key);
      const found: string | undefined = seen ?? place(text, column, code, row);
      if (found === undefined) return undefined;
      if (seen === undefined && field.unknown !== 'unmapped') remembered.set(key, found);
      if (found === UNMAPPED) return found;
      code = found;
    }
    return code;
  };
}
