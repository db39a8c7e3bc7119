import type { ExtractKey, Texts } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';
import type { Profile } from '../profile/schema.ts';

/** `refuse`: the whole load is refused; `warn`: it is published with a warning in the receipt. */
export type Severity = 'refuse' | 'warn';

/**
 * A rule for the rows of a load.
 * Its statement reads `resolved` (staged rows with keys and codes of their objects) and `known` (rows that will be served). It returns
 * `file_number`, `line` and the parameters of every row that breaks the rule.
 */
export interface Rule<K extends string = string> {
  /** Key of the rule, and code of its findings. */
  readonly key: K;
  readonly severity: Severity;
  readonly extracts: readonly ExtractKey[];
  /** Tables that must have rows; otherwise the receipt says that the rule was not applied. */
  readonly needs?: readonly TableName[];
  /** Fields that the profile must map. */
  readonly fields?: readonly string[];
  /** True if the rule applies to the profile; default always. */
  readonly appliesTo?: (profile: Profile) => boolean;
  /** Field whose column is named in a finding. */
  readonly at?: string | ((extract: ExtractKey) => string);
  readonly params: readonly string[];
  /** Parameters in minor units, which are shown in major units. */
  readonly money?: readonly string[];
  readonly sql: string | ((extract: ExtractKey, profile: Profile) => string);
  /** Text of a finding. */
  readonly text: Texts;
  readonly title: Texts;
  readonly advice: Texts;
}

/** Keeps the literal type of the key, so that findings can have no other code. */
export const defineRule = <const K extends string>(rule: Rule<K>): Rule<K> => rule;
