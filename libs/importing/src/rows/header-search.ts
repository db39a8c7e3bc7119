import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { normalizeNames, neededColumns, type HeaderFlaw } from './header.ts';

/** `skipLines` of a profile has this maximum. */
const MAX_SKIPPED_LINES = 100;
/** These findings explain why the column names are missing. */
const EXPLAINING_CODES: readonly FindingCode[] = ['header-delimiter', 'header-sep', 'line-quoted'];

/**
 * Handles a file whose first line is not the header of the profile. It searches the header in later lines, as below a title, and otherwise
 * reports the missing columns.
 */
export class HeaderSearch {
  private readonly needed: readonly string[];
  /** True if the cause was reported: then nothing is reported about the rows. */
  isExplained: boolean;

  private constructor(
    profile: Profile,
    private readonly flaws: readonly HeaderFlaw[],
    private readonly report: (flaw: HeaderFlaw) => void,
  ) {
    const optional = new Set(profile.file?.optionalColumns);
    this.needed = [...neededColumns(profile)].filter((name) => !optional.has(name));
    this.isExplained = flaws.some(({ code }) => EXPLAINING_CODES.includes(code));
    if (this.isExplained) for (const flaw of flaws) report(flaw);
  }

  /** Returns null if the header is there, after reporting its other faults. Line 0 means a table without text above it. */
  static startIfMissing(
    profile: Profile,
    flaws: readonly HeaderFlaw[],
    line: number,
    report: (flaw: HeaderFlaw) => void,
  ): HeaderSearch | null {
    if (line > 0 && flaws.some(({ code }) => code === 'header-missing' || EXPLAINING_CODES.includes(code)))
      return new HeaderSearch(profile, flaws, report);
    for (const flaw of flaws) report(flaw);
    return null;
  }

  checkLine(cells: readonly string[], line: number): void {
    if (this.isExplained || line > MAX_SKIPPED_LINES + 1) return;
    const names = new Set(normalizeNames(cells));
    if (!this.needed.every((name) => names.has(name))) return;
    this.isExplained = true;
    this.report({ code: 'header-below', column: null, params: { found: String(line), lines: String(line - 1) }, severity: 'refused' });
  }

  finish(): void {
    if (!this.isExplained) for (const flaw of this.flaws) this.report(flaw);
    this.isExplained = true;
  }
}
