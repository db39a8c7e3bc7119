import type { ExtractKey, Texts } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';
import type { Profile } from '../profile/schema.ts';

/** `refuse`: the load is refused as a whole; `warn`: it is published, and the receipt tells. */
export type Severity = 'refuse' | 'warn';

/**
 * One thing that the rows of a load must agree with. The statement reads `judged`, the staged rows with the keys and codes of their
 * objects, and `known`, what will be served with what the load has brought so far; it gives `file_number`, `line` and the
 * parameters of every row that breaks the rule.
 */
export interface Rule<K extends string = string> {
  /** Also the code of its findings. */
  readonly key: K;
  readonly severity: Severity;
  readonly extracts: readonly ExtractKey[];
  /** Without rows in these tables the rule cannot be applied, which the receipt says. */
  readonly needs?: readonly TableName[];
  /** Fields that a profile must map; rows that do not say cannot break the rule. */
  readonly fields?: readonly string[];
  /** Whether the profile asks for the rule; default always. */
  readonly asked?: (profile: Profile) => boolean;
  /** The field whose column a finding names. */
  readonly at?: string | ((extract: ExtractKey) => string);
  readonly params: readonly string[];
  /** Parameters in minor units, said in major ones. */
  readonly money?: readonly string[];
  readonly sql: string | ((extract: ExtractKey, profile: Profile) => string);
  /** What a finding says. */
  readonly says: Texts;
  readonly title: Texts;
  /** What to do about it. */
  readonly advice: Texts;
}

/** Keeps the key's literal type, so that a finding can have no other code. */
export const defineRule = <const K extends string>(rule: Rule<K>): Rule<K> => rule;
