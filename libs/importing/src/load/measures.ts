import { checkProfile } from '../profile/read-profile.ts';
import type { Profile } from '../profile/schema.ts';
import { neededColumns } from '../rows/header.ts';

/** Options of a profile that belong to its own measure and are not repeated for others. */
const OWN_OPTIONS = ['control', 'reconcile', 'append', 'repeated', 'cumulative', 'wide', 'settings'] as const;

/**
 * Lists a profile and the other measures of the same file (`also`), each as a profile of its own. What an entry does not say is taken from
 * the profile. A column that one measure reads is no unknown column of another.
 * @throws ProfileError if an entry cannot be used
 */
export function listMeasures(name: string, { also = [], ...own }: Profile): readonly Profile[] {
  if (also.length === 0) return [own];
  const shared = Object.fromEntries(Object.entries(own).filter(([key]) => !OWN_OPTIONS.some((option) => option === key)));
  const others = also.map((entry, index) => checkProfile(`${name} (also ${index + 1})`, { ...shared, ...entry }));
  const measures = [own, ...others];
  const columns = measures.map((measure) => neededColumns(measure));
  return measures.map((measure, index) => {
    const elsewhere = columns.filter((_needed, other) => other !== index).flatMap((needed) => [...needed]);
    const ignoreColumns = [...new Set([...(measure.file?.ignoreColumns ?? []), ...elsewhere])].filter(
      (column) => !columns[index]?.has(column),
    );
    return { ...measure, file: { ...measure.file, ignoreColumns } };
  });
}
