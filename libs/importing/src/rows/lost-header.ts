import type { FindingCode } from '../finding-texts.ts';
import type { Profile } from '../profile/schema.ts';
import { columnNames, neededColumns, type HeaderFlaw } from './header.ts';

/** What the profile can have passed over. */
const MOST_SKIPPED = 100;
/** These say themselves what stands where the column names should. */
const ALONE: readonly FindingCode[] = ['header-delimiter', 'header-sep', 'line-quoted'];

/**
 * A first line that is not the header which the profile reads: the rows below say nothing of their own then. Looks for the header
 * further down, as it stands below a title; what the first line lacks is told where it is nowhere.
 */
export class LostHeader {
  private readonly needed: readonly string[];
  /** Whether it is told what stands in its place: then nothing more is to be said of the rows. */
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

  /** Null where the header is there; what else is wrong with it is told. A table that is no text, with line 0, has no title above it. */
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
