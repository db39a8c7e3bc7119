import type { Profile } from '../profile/schema.ts';
import { neededColumns, type Header } from '../rows/header.ts';
import { isTotalLabel, areColumnNumbers } from '../totals/total-words.ts';
import { hasNumbers, isWatched } from '../totals/watched.ts';
import type { TakenField } from './columns.ts';
import type { ListedTexts } from './listed-values.ts';
import { OTHER, type FileShape } from './shape.ts';

const judges = (profile: Profile): boolean => isWatched(profile) && profile.totals !== 'rows';

/** True if only the strict reader sees some labels: column numbers, or texts in rows without a document number. */
export function isForPeople(profile: Profile, { names }: Header, { columns }: FileShape, first: readonly string[]): boolean {
  if (!judges(profile)) return false;
  if (areColumnNumbers(first)) return true;
  const needed = neededColumns(profile);
  return !hasNumbers(profile) && names.some((name, index) => !needed.has(name) && ((columns[index]?.kinds ?? 0) & OTHER) !== 0);
}

/** True if a text of a column calls its row a total; the strict reader finds which row. */
export function hasTotals(profile: Profile, fields: readonly TakenField[], lists: ReadonlyMap<number, ListedTexts>): boolean {
  if (!judges(profile)) return false;
  const labelled = (taken: TakenField): boolean => {
    const { values } = (profile.fields[taken.field.name] ?? {}) as { values?: object };
    const answered = new Set(Object.keys(values ?? {}));
    const texts = taken.how === 'listed' && taken.index !== null ? (lists.get(taken.index)?.texts ?? []) : [];
    return texts.some((text) => isTotalLabel(text) && !answered.has(text));
  };
  return fields.some(labelled);
}
