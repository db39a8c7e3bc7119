import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { columnNames, neededColumns, type HeaderFlaw } from './header.ts';

/** `skipLines` of a profile has this maximum. */
const MOST_SKIPPED = 100;
/** These findings explain why the column names are missing. */
const ALONE: readonly FindingCode[] = ['header-delimiter', 'header-sep', 'line-quoted'];

/**
 * Handles a file whose first line is not the header of the profile. It searches the header in later lines, as below a title, and otherwise
 * reports the missing columns.
 */
export class LostHeader {
  private readonly needed: readonly string[];
  /** True if the cause was reported: then nothing is reported about the rows. */
  told: boolean;

  private constructor(
    profile: Profile,
    private readonly flaws: readonly HeaderFlaw[],
    private readonly tell: (flaw: HeaderFlaw) => void,
  ) {
    const optional = new Set(profile.file?.optionalColumns);
    this.needed = [...neededColumns(profile)].filter((name) => !optional.has(name));
    this.told = flaws.some(({ code }) => ALONE.includes(code));
    if (this.told) for (const flaw of flaws) tell(flaw);
  }

  /** Returns null if the header is there, after reporting its other faults. Line 0 means a table without text above it. */
  static of(profile: Profile, flaws: readonly HeaderFlaw[], line: number, tell: (flaw: HeaderFlaw) => void): LostHeader | null {
    if (line > 0 && flaws.some(({ code }) => code === 'header-missing' || ALONE.includes(code)))
      return new LostHeader(profile, flaws, tell);
    for (const flaw of flaws) tell(flaw);
    return null;
  }

  look(cells: readonly string[], line: number): void {
    if (this.told || line > MOST_SKIPPED + 1) return;
    const names = new Set(columnNames(cells));
    if (!this.needed.every((name) => names.has(name))) return;
    this.told = true;
    this.tell({ code: 'header-below', column: null, params: { found: String(line), lines: String(line - 1) }, severity: 'refused' });
  }

  end(): void {
    if (!this.told) for (const flaw of this.flaws) this.tell(flaw);
    this.told = true;
  }
}
