import { writeAddress } from '../choices/address.ts';
import { changedChoices, DEFAULT_CHOICES, type Choices } from '../choices/choices.ts';

/** Address of a page with exactly these filters. */
export function pageAddress(path: string, chosen: Partial<Choices>): string {
  const query = writeAddress(changedChoices(DEFAULT_CHOICES, chosen)).toString();
  return query === '' ? path : `${path}?${query}`;
}
