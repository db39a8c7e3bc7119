import { EXTRACTS, type ExtractKey, type Texts } from '@pendapa/contracts';
import { EXTRACT_SPECS, UNMAPPED, UNMAPPED_NAME, type Level, type ReferenceTable } from '../extracts.ts';
import type { CodeValue } from '../profile/schema.ts';
import { normalizeName } from '../values/words.ts';
import type { Row } from './row.ts';

/** A row of a reference table as other rows refer to it. */
export interface Member {
  readonly code: string;
  readonly name: Texts;
  /** Parent of a region. */
  readonly parent: string | null;
  readonly level: Level | null;
  /** Options of the profile for the value from which the code was created. */
  readonly given?: CodeValue | undefined;
}

/** A value without a code, collected under Not mapped. */
export interface Unmapped {
  readonly value: string;
  readonly column: string | null;
  readonly file: string;
  readonly line: number;
  rows: number;
}

const nameKey = (parent: string | null, level: Level | null, name: string): string =>
  JSON.stringify([parent, level, normalizeName(name).toLowerCase()]);

/** Codes of one reference table: published ones, and those that this load adds. */
export class Codes {
  readonly created = new Map<string, Member>();
  readonly unmapped = new Map<string, Unmapped>();
  private readonly byName = new Map<string, string[]>();

  constructor(
    readonly table: ReferenceTable,
    private readonly published: ReadonlyMap<string, Member>,
  ) {
    for (const member of published.values()) this.indexNames(member);
  }

  has(code: string): boolean {
    return this.published.has(code) || this.created.has(code);
  }

  /** Codes with a name in either language; names of regions count within their parent. */
  findByName(name: string, parent: string | null = null, level: Level | null = null): readonly string[] {
    return this.byName.get(nameKey(parent, level, name)) ?? [];
  }

  create(member: Member): void {
    this.created.set(member.code, member);
    this.indexNames(member);
  }

  /** Counts the row under Not mapped and returns its code. */
  collectUnmapped(value: string, column: string | null, row: Row): string {
    const key = JSON.stringify([column, value]);
    const seen = this.unmapped.get(key);
    if (seen) seen.rows += 1;
    else this.unmapped.set(key, { value, column, file: row.file.name, line: row.line, rows: 1 });
    if (!this.has(UNMAPPED))
      this.create({ code: UNMAPPED, name: UNMAPPED_NAME, parent: null, level: this.table === 'regions' ? 'city' : null });
    return UNMAPPED;
  }

  private indexNames(member: Member): void {
    for (const name of new Set([member.name.id, member.name.en].map((text) => nameKey(member.parent, member.level, text)))) {
      this.byName.set(name, [...(this.byName.get(name) ?? []), member.code]);
    }
  }
}

/** Extract that fills a table, for messages. */
export const extractByTable = (table: ReferenceTable): ExtractKey =>
  EXTRACTS.find((extract) => EXTRACT_SPECS[extract].table === table) ?? 'regions';
