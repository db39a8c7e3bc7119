import { firstMissingState, sum, type Figure, type Row } from '@pendapa/query';

/** Sum of a measure at the end of a year, and the part of it that some members have. */
export interface YearPart {
  /** First day of the year. */
  readonly year: string;
  readonly whole: Figure;
  readonly part: Figure;
}

interface Part<M extends string, D extends string> {
  readonly measure: M;
  /** Dimension of the members. */
  readonly by: D;
  readonly codes: readonly string[];
  /** Part of a year without rows of these members: 0 in the unit of the measure. */
  readonly nothing: Figure;
}

type YearRow<M extends string, D extends string> = Pick<Row<M, D | 'year'>, 'codes' | 'current'>;

/** Returns each year with the part of some members, earliest first. */
export function yearParts<M extends string, D extends string>(
  rows: readonly YearRow<M, D>[],
  { measure, by, codes: members, nothing }: Part<NoInfer<M>, NoInfer<D>>,
): readonly YearPart[] {
  const years = [...new Set(rows.flatMap(({ codes }) => codes.year ?? []))].sort();
  return years.map((year) => {
    const own = rows.filter(({ codes }) => codes.year === year);
    const ofMembers = own.filter(({ codes }) => members.includes(codes[by] ?? ''));
    const figures = (of: typeof own) => of.map(({ current }) => current[measure]);
    return { year, whole: sum(figures(own)), part: sum([nothing, ...figures(ofMembers)]) };
  });
}

/** As `yearParts`; empty if a figure of any year is unknown. */
export const knownYearParts = <M extends string, D extends string>(
  rows: readonly YearRow<M, D>[],
  part: Part<NoInfer<M>, NoInfer<D>>,
): readonly YearPart[] => (firstMissingState(rows.map(({ current }) => current[part.measure])) === null ? yearParts(rows, part) : []);
