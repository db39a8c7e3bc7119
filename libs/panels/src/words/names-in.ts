import type { Reader } from './use-reader.ts';

/** Names of members that a sentence reads and contains. */
export function namesIn<M extends string, D extends string>(
  sentence: (read: Reader<M, D>) => string | null,
  read: Reader<M, D>,
): ReadonlySet<string> {
  const taken = new Set<string>();
  const noting: Reader<M, D> = {
    ...read,
    name: (dimension, row) => {
      const name = read.name(dimension, row);
      taken.add(name);
      return name;
    },
    formatted: {
      ...read.formatted,
      largest: (dimension, measure) => {
        const found = read.formatted.largest(dimension, measure);
        if (found.member !== null) taken.add(found.member);
        return found;
      },
    },
  };
  const text = sentence(noting) ?? '';
  return new Set([...taken].filter((name) => text.includes(name)));
}
