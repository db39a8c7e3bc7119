import { useMemo } from 'react';
import { useText } from '@pendapa/i18n';
import { CODE_DIMENSIONS, useOptionLists, type CodeDimension } from '@pendapa/query';

export interface Member {
  readonly code: string;
  readonly name: string;
}

const dimensionOf = (field: string): CodeDimension | undefined =>
  Object.entries(CODE_DIMENSIONS).find(([filter]) => filter === field && filter !== 'category')?.[1];

/** Codes and names of the published data by field; empty while they load, in an empty folder, and for regions. */
export function useMembers(fields: readonly string[]): (field: string) => readonly Member[] {
  const text = useText();
  const names = [...new Set(fields)].sort().join(' ');
  const searches = useMemo(
    () =>
      names.split(' ').flatMap((field) => {
        const dimension = dimensionOf(field);
        return dimension === undefined ? [] : [{ dimension, search: '' }];
      }),
    [names],
  );
  const lists = useOptionLists(searches);
  return (field) => {
    const list = lists[searches.findIndex(({ dimension }) => dimension === dimensionOf(field))];
    return (list?.options ?? []).map(({ code, name }) => ({ code, name: text(name) }));
  };
}
