import { quoted } from '@pendapa/warehouse';
import { UNMAPPED, type ReferenceTable } from '../extracts.ts';
import { fieldProfile } from '../profile/schema.ts';
import type { Member } from '../rows/codes.ts';
import type { CheckContext } from './check-context.ts';
import { RESOLVED } from './resolved-rows.ts';
import { query, textOrEmpty } from '../staging/sql.ts';

/** Codes of payments that a file may create by name. */
const CODE_FIELDS = [
  ['unit', 'units', 'unit_code'],
  ['tax', 'tax_types', 'tax_code'],
  ['channel', 'channels', 'channel_code'],
  ['bank', 'banks', 'bank_code'],
] as const satisfies readonly (readonly [string, ReferenceTable, string])[];

/** Codes with payments in this many days before the load are expected in it. */
const DAYS_BEFORE = 92;
/** A shorter load may lack a small unit by chance; then only similar names are refused. */
const DAYS_OF_MONTH = 27;
const MIN_SIMILARITY = 0.5;

interface MissingCode {
  readonly code: string;
  readonly name: string;
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** Share of common words among the words of the shorter name. */
function nameSimilarity(a: string, b: string): number {
  const [own, other] = [wordsOf(a), wordsOf(b)];
  const common = [...own].filter((word) => other.has(word)).length;
  return common / Math.max(Math.min(own.size, other.size), 1);
}

async function findMissingCodes(
  { connection, load }: CheckContext,
  table: ReferenceTable,
  column: string,
): Promise<readonly MissingCode[]> {
  const rows = await query(
    connection,
    `SELECT k.${column}, min(r.name_id) FROM known.payments k JOIN known.${table} r ON r.${column} = k.${column}
     WHERE k.posted_on < CAST($1 AS DATE) AND k.posted_on >= CAST($1 AS DATE) - INTERVAL ${DAYS_BEFORE} DAY AND k.${column} <> ${quoted(UNMAPPED)}
       AND k.${column} NOT IN (SELECT ${column} FROM ${RESOLVED} WHERE ${column} IS NOT NULL) GROUP BY 1 ORDER BY 1`,
    [load.from],
  );
  return rows.map(([code, name]) => ({ code: textOrEmpty(code), name: textOrEmpty(name) }));
}

/** Finds the missing code that a new code most probably replaces. */
function findReplaced({ name }: Member, gone: readonly MissingCode[], acceptsAnyName: boolean): MissingCode | undefined {
  const [best] = gone.map((one) => ({ one, like: nameSimilarity(name.id, one.name) })).sort((a, b) => b.like - a.like);
  return best && (acceptsAnyName || best.like >= MIN_SIMILARITY) ? best.one : undefined;
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Refuses new codes if other codes of the same kind end at that day. They may be the same under a new name. */
export async function refuseRenamedCodes(context: CheckContext): Promise<void> {
  const { load, files } = context;
  const { profile, codes, from, to, findings } = load;
  if (profile.extract !== 'payments' || from === null || to === null) return;
  for (const [field, table, column] of CODE_FIELDS) {
    const mapped = fieldProfile(profile, field, 'reference');
    const mappedCodes = new Set(Object.values(mapped?.values ?? {}).map(({ code }) => code));
    const createdCodes = [...codes[table].created.values()].filter(({ code }) => code !== UNMAPPED && !mappedCodes.has(code));
    if (mapped?.column === undefined || createdCodes.length === 0) continue;
    const gone = await findMissingCodes(context, table, column);
    const acceptsAnyName =
      createdCodes.length === 1 && gone.length === 1 && (countDays(from, to) >= DAYS_OF_MONTH || isMonthlyProfile(context));
    for (const member of gone.length === 0 ? [] : createdCodes) {
      const earlier = findReplaced(member, gone, acceptsAnyName);
      if (!earlier) continue;
      const place = { file: files[0]?.name ?? '', line: 0, column: mapped.column };
      findings.refused.add(place, 'code-renamed', {
        value: member.name.id,
        own: member.code,
        first: earlier.name,
        code: earlier.code,
        from,
      });
    }
  }
}

const isMonthlyProfile = ({ load }: CheckContext): boolean => (fieldProfile(load.profile, 'posted', 'posted')?.grain ?? 'day') !== 'day';
