import type { DimensionKey, DimensionOptions } from '@pendapa/contracts';

export type OptionsByDimension = Readonly<Partial<Record<DimensionKey, DimensionOptions['options']>>>;

/** The answer of `/api/v1/dimensions/...` if these are all codes; undefined for other addresses. */
export function optionsFor(address: string, optionsByDimension: OptionsByDimension): DimensionOptions | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const dimension = (Object.keys(optionsByDimension) as DimensionKey[]).find((key) => pathname === `/api/v1/dimensions/${key}`);
  if (!dimension) return undefined;
  const searchText = (searchParams.get('q') ?? '').toLowerCase();
  const parentCode = searchParams.get('parent');
  const options = (optionsByDimension[dimension] ?? []).filter(
    ({ code, name, parent }) =>
      (parentCode === null || parent === parentCode) && [code, name.id, name.en].some((text) => text.toLowerCase().includes(searchText)),
  );
  return { dimension, options, truncated: false, generation: 1 };
}
