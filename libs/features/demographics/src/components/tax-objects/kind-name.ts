import { useMessages } from '@pendapa/i18n';
import type { Reader } from '@pendapa/panels';
import type { Row } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import type { KindDimension } from '../../questions/demo-taxobject.ts';

/** Rows of kinds shown first, and the pixels of as many rows of two lines. */
export const INITIAL_KINDS = 6;
export const KINDS_HEIGHT = 258;

type KindReader = Pick<Reader<string, KindDimension>, 'name'>;

/** Name of a kind of objects: its class and, if known, its use. */
export function useKindName(): (read: KindReader, row: Pick<Row<string, KindDimension>, 'codes'>) => string {
  const t = useMessages(messages);
  return (read, row) => {
    const knownKinds = (['objectClass', 'objectUse'] as const).filter((kind) => Boolean(row.codes[kind]));
    return knownKinds.map((kind) => read.name(kind, row)).join(' · ') || t('kinds.unknown');
  };
}

/**
 * Name of a kind of objects within a sentence: its use, with the class if objects of another class have that use. Example: "Rumah", or
 * "Rumah (Bumi bangunan)".
 */
export function kindInSentence<R extends Pick<Row<string, KindDimension>, 'codes'>>(
  { name, rows }: KindReader & { readonly rows: readonly R[] },
  row: R,
): string {
  const { objectClass, objectUse } = row.codes;
  const ofClass = name('objectClass', row);
  if (!objectUse) return ofClass;
  const isOfOtherClass = rows.some(({ codes }) => codes.objectUse === objectUse && codes.objectClass !== objectClass);
  const use = name('objectUse', row);
  return isOfOtherClass ? `${use} (${ofClass})` : use;
}
