import type { DimensionKey, DimensionOptions } from '@pendapa/contracts';

export type KnownOptions = Readonly<Partial<Record<DimensionKey, DimensionOptions['options']>>>;

/** What the server says to `/api/v1/dimensions/...` where these are all the codes; undefined for any other address. */
export function optionsFor(address: string, known: KnownOptions): DimensionOptions | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const dimension = (Object.keys(known) as DimensionKey[]).find((key) => pathname === `/api/v1/dimensions/${key}`);
  if (!dimension) return undefined;
  const sought = (searchParams.get('q') ?? '').toLowerCase();
  const within = searchParams.get('parent');
  const options = (known[dimension] ?? []).filter(
    ({ code, name, parent }) =>
      (within === null || parent === within) && [code, name.id, name.en].some((text) => text.toLowerCase().includes(sought)),
  );
  return { dimension, options, truncated: false, generation: 1 };
}
