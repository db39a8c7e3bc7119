import { writeAddress } from './address.ts';
import { DEFAULT_CHOICES, type Choices } from './choices.ts';

/** The address of a page with these filters set, and no others. */
export function pageAddress(path: string, chosen: Partial<Choices>): string {
  const query = writeAddress({ ...DEFAULT_CHOICES, ...chosen }).toString();
  return query === '' ? path : `${path}?${query}`;
}
