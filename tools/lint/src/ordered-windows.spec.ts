import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** Sources with SQL, except this file, which names the patterns. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs|cjs)$/.test(entry.name) && path !== __filename ? [path] : [];
  });
}

/** Arguments in brackets, nested once, with placeholders of templates. */
const ARGUMENTS = String.raw`\((?:[^()$]|\$\{[^}]*\}|\([^()]*\))*\)`;
/** Window functions whose value depends on the order of rows. */
const BY_PLACE = String.raw`\b(?:lag|lead|first_value|last_value|nth_value|row_number|ntile)${ARGUMENTS}`;
const UNORDERED = [
  new RegExp(String.raw`${BY_PLACE}\s+OVER\s*\((?!(?:[^()]|\([^()]*\))*ORDER BY)`, 'i'),
  // A frame of rows needs an order too.
  /\bOVER\s*\(\s*(?:ROWS|GROUPS|RANGE)\b/i,
] as const;
/** A named window without order: valid for sums, not for functions that depend on the order. */
const NAMED = /\b(\w+)\s+AS\s*\(\s*PARTITION BY(?!(?:[^()]|\([^()]*\))*ORDER BY)/gi;

function isUnordered(sql: string): boolean {
  const isOrderDependent = (name: string): boolean => new RegExp(String.raw`${BY_PLACE}\s+OVER\s+${name}\b`, 'i').test(sql);
  return UNORDERED.some((pattern) => pattern.test(sql)) || [...sql.matchAll(NAMED)].some(([, name = '']) => isOrderDependent(name));
}

it.each([
  'lag(hashed) OVER () = hashed',
  'lag(${name}) OVER () AS before',
  "row_number() OVER (PARTITION BY tax, list('a'))",
  'sum(amount) OVER (ROWS UNBOUNDED PRECEDING)',
  'lag(day) OVER course FROM rows WINDOW course AS (PARTITION BY payer)',
])('knows %s for a value of rows in no order', (sql) => {
  expect(isUnordered(sql)).toBe(true);
});

it.each([
  'count(*) OVER ()',
  'sum(p.amount) OVER ()',
  'lag(a) OVER (PARTITION BY b ORDER BY ${keys})',
  'row_number() OVER (ORDER BY coalesce(a, b))',
  'any_value(a) OVER whole, lag(a) OVER course FROM rows WINDOW whole AS (PARTITION BY b), course AS (PARTITION BY b ORDER BY c)',
])('lets %s be', (sql) => {
  expect(isUnordered(sql)).toBe(false);
});

it('finds no statement that takes the order of rows for granted', () => {
  const sources = ['apps', 'libs', 'tools'].flatMap((folder) => sourcesIn(join(ROOT, folder)));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => isUnordered(readFileSync(path, 'utf8')))).toEqual([]);
});
