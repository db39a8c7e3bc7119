import { EXTRACTS, type ExtractKey, type Texts } from '@pendapa/contracts';
import { EXTRACT_SPECS, UNMAPPED, UNMAPPED_NAME, type Level, type ReferenceTable } from '../extracts.ts';
import type { CodeValue } from '../profile/schema.ts';
import { cleanName } from '../values/words.ts';
import type { Row } from './row.ts';

/** A row of a reference table as the rows of a load see it. */
export interface Member {
  readonly code: string;
  readonly name: Texts;
  /** Of regions. */
  readonly parent: string | null;
  readonly level: Level | null;
  /** What the profile says of the value that it is made of. */
  readonly given?: CodeValue | undefined;
}

/** A value that no reference table knows, collected under Not mapped. */
export interface Unmapped {
  readonly value: string;
  readonly column: string | null;
  readonly file: string;
  readonly line: number;
  rows: number;
}

const nameKey = (parent: string | null, level: Level | null, name: string): string =>
  JSON.stringify([parent, level, cleanName(name).toLowerCase()]);

/** The codes of one reference table: what is published, and what this load adds. */
export class Codes {
  readonly created = new Map<string, Member>();
  readonly unmapped = new Map<string, Unmapped>();
  private readonly byName = new Map<string, string[]>();

  constructor(
    readonly table: ReferenceTable,
    private readonly known: ReadonlyMap<string, Member>,
  ) {
    for (const member of known.values()) this.index(member);
  }

  has(code: string): boolean {
    return this.known.has(code) || this.created.has(code);
  }

  /** Codes that carry a name, in either language; of regions within their parent. */
  named(name: string, parent: string | null = null, level: Level | null = null): readonly string[] {
    return this.byName.get(nameKey(parent, level, name)) ?? [];
  }

  create(member: Member): void {
    this.created.set(member.code, member);
    this.index(member);
  }

  /** Counts the row under Not mapped and gives its code. */
  unmap(value: string, column: string | null, row: Row): string {
    const key = JSON.stringify([column, value]);
    const seen = this.unmapped.get(key);
    if (seen) seen.rows += 1;
    else this.unmapped.set(key, { value, column, file: row.file.name, line: row.line, rows: 1 });
    if (!this.has(UNMAPPED))
      this.create({ code: UNMAPPED, name: UNMAPPED_NAME, parent: null, level: this.table === 'regions' ? 'city' : null });
    return UNMAPPED;
  }

  private index(member: Member): void {
    for (const name of new Set([member.name.id, member.name.en].map((text) => nameKey(member.parent, member.level, text)))) {
      this.byName.set(name, [...(this.byName.get(name) ?? []), member.code]);
    }
  }
}

/** The extract that fills a table, to name it in words. */
export const extractOfTable = (table: ReferenceTable): ExtractKey =>
  EXTRACTS.find((extract) => EXTRACT_SPECS[extract].table === table) ?? 'regions';
