import type { Texts } from '@pendapa/contracts';
import { arrearsBalance, arrearsClosing, arrearsContinuity, arrearsNotDue, arrearsQuality } from './rules/arrears.ts';
import { endsBeforeBegins, qualityStart, ruleValue } from './rules/dates.ts';
import {
  assessedBelowPaid,
  overpayment,
  periodDiffers,
  returnFiledEarly,
  returnRepeated,
  returnSource,
  spptRepeated,
} from './rules/obligations.ts';
import {
  amountZero,
  bankChannel,
  channelNotLive,
  objectsExceedTransactions,
  paidTimeAlone,
  postedBeforePaid,
  postedInFuture,
  postedLate,
} from './rules/payments.ts';
import { assessmentUnknown, objectUnknown, returnUnknown, taxpayerUnknown } from './rules/references.ts';
import { objectCity, objectNumber, objectRegion, unitDistrict, unitDistrictOutside, unitDistrictShared } from './rules/register.ts';
import {
  reversalAmount,
  reversalBefore,
  reversalElsewhere,
  reversalParts,
  reversalRepeated,
  reversalTax,
  reversalUnknown,
} from './rules/reversals.ts';
import { targetEffective, targetMonths, targetMonthsMissing, targetUnits } from './rules/targets.ts';
import { rowIsTotal } from './rules/totals.ts';
import { periodMalformed, taxValidity, unitKind } from './rules/validity.ts';

/** All rules in the order of application. */
export const RULES = [
  endsBeforeBegins,
  periodMalformed,
  ruleValue,
  qualityStart,
  targetMonths,
  targetUnits,
  targetMonthsMissing,
  targetEffective,
  unitDistrict,
  unitDistrictOutside,
  unitDistrictShared,
  objectNumber,
  objectCity,
  objectRegion,
  unitKind,
  taxpayerUnknown,
  objectUnknown,
  taxValidity,
  periodDiffers,
  spptRepeated,
  assessedBelowPaid,
  returnFiledEarly,
  returnRepeated,
  returnSource,
  rowIsTotal,
  amountZero,
  postedInFuture,
  postedBeforePaid,
  postedLate,
  paidTimeAlone,
  bankChannel,
  channelNotLive,
  reversalUnknown,
  reversalAmount,
  reversalParts,
  reversalTax,
  reversalElsewhere,
  reversalBefore,
  reversalRepeated,
  assessmentUnknown,
  returnUnknown,
  overpayment,
  objectsExceedTransactions,
  arrearsNotDue,
  arrearsQuality,
  arrearsBalance,
  arrearsContinuity,
  arrearsClosing,
] as const;

export type RuleKey = (typeof RULES)[number]['key'];

/** Text of each rule's findings, by its key. */
export const RULE_TEXTS = Object.fromEntries(RULES.map(({ key, text: says }) => [key, says])) as Readonly<Record<RuleKey, Texts>>;

/** Advice for each rule, by its key. */
export const RULE_ADVICE = Object.fromEntries(RULES.map(({ key, advice }) => [key, advice])) as Readonly<Record<RuleKey, Texts>>;
