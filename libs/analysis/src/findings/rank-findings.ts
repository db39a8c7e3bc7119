import { byWeight, type Finding } from '@pendapa/contracts';
import { findingPath } from './finding-page.ts';

/** What the reader looks at: a page and the members that its filters choose. */
export interface Looked {
  readonly path: string;
  readonly tax: readonly string[];
  readonly unit: readonly string[];
}

/** The first word of an address names its group: `/arrears-trend` and `/arrears-up3d` are both about arrears. */
const groupOf = (path: string): string => path.split(/[/-]/)[1] ?? '';

const isWithin = (chosen: readonly string[], code: string | undefined): boolean =>
  chosen.length === 0 || code === undefined || chosen.includes(code);

const isChosen = (chosen: readonly string[], code: string | undefined): boolean => code !== undefined && chosen.includes(code);

/** True if a finding is about the subject of the page, and about nothing that its filters leave out. */
export const isOfPage = (finding: Finding, { path, tax, unit }: Looked): boolean =>
  groupOf(findingPath(finding)) === groupOf(path) && isWithin(tax, finding.where.tax) && isWithin(unit, finding.where.unit);

/** Lower comes first: chosen members, this page, its group, anything else, and last what the filters leave out. */
function distance(finding: Finding, looked: Looked): number {
  const { where } = finding;
  if (!isWithin(looked.tax, where.tax) || !isWithin(looked.unit, where.unit)) return 4;
  if (isChosen(looked.tax, where.tax) || isChosen(looked.unit, where.unit)) return 0;
  if (findingPath(finding) === looked.path) return 1;
  return isOfPage(finding, looked) ? 2 : 3;
}

/** Findings in the order in which a reader of the page should hear of them; of equal distance the weightiest first. */
export const rankFindings = (findings: readonly Finding[], looked: Looked): readonly Finding[] =>
  findings.toSorted((a, b) => distance(a, looked) - distance(b, looked) || byWeight(a, b));
