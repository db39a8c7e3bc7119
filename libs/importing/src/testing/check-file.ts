import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTRACT_SPECS, type ReferenceTable } from '../extracts.ts';
import type { Finding } from '../finding.ts';
import { finalizeLoad, type ControlTotals } from '../load/finalize-load.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { Codes, type Member } from '../rows/codes.ts';
import { createLoadState } from '../rows/load-state.ts';
import { readFileInto } from '../load/read-file.ts';

export interface CheckResult {
  /** `line column code` of every refusal; `-` if no column is meant. */
  readonly refused: readonly string[];
  readonly warned: readonly string[];
  /** Rows that would be stored, with values joined by `|`; empty if the file is refused. */
  readonly rows: readonly string[];
  readonly findings: readonly Finding[];
}

export interface CheckedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly profile: unknown;
  readonly control?: ControlTotals;
  readonly digits?: number;
}

const TAXES = ['HOTEL', 'PARKING', '4110'];
const member = (code: string): readonly [string, Member] => [code, { code, name: { id: code, en: code }, parent: null, level: null }];
const codesOf = (table: ReferenceTable): Codes => new Codes(table, new Map(table === 'tax_types' ? TAXES.map(member) : []));

const findingLines = ({ lines, column, code }: Finding): string[] => lines.map((line) => `${line} ${column ?? '-'} ${code}`);

/** Reads one file by a profile like an import, without published data, and returns the findings. */
export async function checkFile({ name, bytes, profile: given, control = {}, digits = 0 }: CheckedFile): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-check-'));
  const profile = checkProfile('p', given);
  const columns = Object.entries(EXTRACT_SPECS[profile.extract].fields)
    .filter(([field]) => profile.fields[field] !== undefined)
    .map(([, spec]) => spec.to);
  const rows: string[] = [];
  const load = createLoadState({
    profile,
    digits,
    dates: { timeZone: 'Asia/Jakarta', fiscalYearStart: 1 },
    codes: {
      regions: codesOf('regions'),
      units: codesOf('units'),
      tax_types: codesOf('tax_types'),
      channels: codesOf('channels'),
      banks: codesOf('banks'),
    },
    columns,
    write: (values) => rows.push(values.map((value) => String(value ?? '')).join('|')),
  });
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await readFileInto(load, { path, name, number: 0, year: null, month: null }, sha256, () => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  finalizeLoad(load, { source: name, control, replacement: { days: null, sources: [], unknown: null }, skipped: [] });
  const { refused, warned } = load.findings;
  return {
    refused: refused.listed.flatMap(findingLines),
    warned: warned.listed.flatMap(findingLines),
    rows: refused.count > 0 ? [] : rows,
    findings: [...refused.listed, ...warned.listed],
  };
}
