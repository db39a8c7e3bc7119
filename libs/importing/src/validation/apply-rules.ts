import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableName } from '@pendapa/warehouse';
import { eachRow, textOrDash } from '../staging/sql.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile } from '../rows/row.ts';
import { formatPlainAmount } from '../values/amount.ts';
import { createOriginals, dropOriginals } from './originals.ts';
import type { Rule, Severity } from './rule.ts';
import { RULES, type RuleKey } from './rules.ts';

/** Result of a rule in a load. */
export interface AppliedRule {
  readonly key: RuleKey;
  readonly severity: Severity;
  /** Number of rows that broke it; null if it could not be applied. */
  readonly broken: number | null;
  /** Empty tables that it needs. */
  readonly missing: readonly TableName[];
}

export interface RuleContext {
  readonly connection: DuckDBConnection;
  readonly load: LoadState;
  readonly files: readonly SourceFile[];
  readonly hasRows: (table: TableName) => Promise<boolean>;
}

type AnyRule = Rule<RuleKey>;

const isApplicable = ({ extracts, fields, appliesTo: isWanted }: AnyRule, { profile }: LoadState): boolean =>
  extracts.includes(profile.extract) &&
  (fields ?? []).every((field) => profile.fields[field] !== undefined) &&
  (isWanted?.(profile) ?? true);

async function applyRule(rule: AnyRule, { connection, load, files }: RuleContext): Promise<number> {
  const { profile, findings, digits } = load;
  const list = rule.severity === 'refuse' ? findings.refused : findings.warned;
  const at = typeof rule.at === 'function' ? rule.at(profile.extract) : rule.at;
  const column = at === undefined ? null : ((profile.fields[at] as { column?: string } | undefined)?.column ?? null);
  let count = 0;
  const statement = typeof rule.sql === 'string' ? rule.sql : rule.sql(profile.extract, profile);
  await eachRow(connection, `SELECT * FROM (${statement}) broken ORDER BY 1, 2`, [], ([file, line, ...values]) => {
    const params = rule.params.map((name, index) => {
      const value = textOrDash(values[index]);
      return [name, rule.money?.includes(name) ? formatPlainAmount(BigInt(value), digits) : value] as const;
    });
    list.add({ file: files[Number(file)]?.name ?? '', line: Number(line), column }, rule.key, Object.fromEntries(params));
    count += 1;
  });
  return count;
}

/** Applies every rule of the extract to the resolved rows; violations go into the findings of the load. */
export async function applyRules(context: RuleContext): Promise<AppliedRule[]> {
  const { connection, load } = context;
  if (load.profile.fields['reversalOf'] === undefined) return applyAll(context);
  await createOriginals(connection);
  try {
    return await applyAll(context);
  } finally {
    await dropOriginals(connection);
  }
}

async function applyAll(context: RuleContext): Promise<AppliedRule[]> {
  const applied: AppliedRule[] = [];
  for (const rule of RULES as readonly AnyRule[]) {
    if (!isApplicable(rule, context.load)) continue;
    const missing: TableName[] = [];
    for (const table of rule.needs ?? []) if (!(await context.hasRows(table))) missing.push(table);
    const broken = missing.length > 0 ? null : await applyRule(rule, context);
    applied.push({ key: rule.key, severity: rule.severity, broken, missing });
  }
  return applied;
}
