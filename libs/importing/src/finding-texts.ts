import type { Texts } from '@pendapa/contracts';
import { FILE_ADVICE } from './findings/file-advice.ts';
import { FORMAT_ADVICE } from './findings/format-advice.ts';
import { VALUE_ADVICE } from './findings/value-advice.ts';
import { FILE_TEXTS } from './findings/file-texts.ts';
import { TOTAL_ADVICE, TOTAL_TEXTS } from './findings/total-texts.ts';
import { FORMAT_TEXTS } from './formats/format-texts.ts';
import { RULE_ADVICE, RULE_TEXTS } from './validation/rules.ts';
import { VALUE_TEXTS } from './findings/value-texts.ts';

/** Text of every finding; `{{name}}` is filled from the parameters of the finding. */
export const FINDING_TEXTS = { ...FORMAT_TEXTS, ...RULE_TEXTS, ...FILE_TEXTS, ...TOTAL_TEXTS, ...VALUE_TEXTS };

export type FindingCode = keyof typeof FINDING_TEXTS;

/** Advice for every finding, filled in the same way. */
export const FINDING_ADVICE: Readonly<Record<FindingCode, Texts>> = {
  ...FORMAT_ADVICE,
  ...RULE_ADVICE,
  ...FILE_ADVICE,
  ...TOTAL_ADVICE,
  ...VALUE_ADVICE,
};
