import { Type, type Static } from 'typebox';
import { FINDING_RULES, FINDING_WEIGHTS, type FindingRule, type FindingWeight } from './finding-words.ts';
import { CalendarDateSchema as date, NO_OTHER_KEYS, nullable, TextsSchema as texts } from './schema-parts.ts';

const code = Type.Optional(Type.String());
const ruleName = Type.Unsafe<FindingRule>(Type.String({ enum: [...FINDING_RULES] }));

const FindingSchema = Type.Object(
  {
    rule: ruleName,
    /** Codes of its place; without codes it is about the whole agency. */
    where: Type.Object({ unit: code, tax: code, channel: code }, NO_OTHER_KEYS),
    period: Type.Object({ from: date, to: date }, NO_OTHER_KEYS),
    /** Opening year or tax year of the finding; null without a year. */
    year: nullable<number>(Type.Integer()),
    /** Money as in answers: a string of minor units; counts and ratios: numbers. */
    figures: Type.Record(Type.String(), Type.Unsafe<string | number>(Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Number()]))),
    /** Number of payments, objects, obligations or months behind the finding. */
    n: Type.Integer(),
    /** Strength above 0. It orders findings of one rule and cannot be compared between rules. */
    strength: Type.Number(),
    weight: Type.Unsafe<FindingWeight>(Type.String({ enum: [...FINDING_WEIGHTS] })),
  },
  NO_OTHER_KEYS,
);

const members = Type.Record(Type.String(), texts);

/** `GET /api/v1/findings`: findings of the rules in a generation, the strongest of each rule first. */
export const FindingsSchema = Type.Object(
  {
    findings: Type.Array(FindingSchema),
    /** Rules whose data there were. The others say nothing, which is not that all is well. */
    examined: Type.Array(ruleName),
    /** Names of the codes in `findings`. */
    members: Type.Object({ unit: members, tax: members, channel: members }, NO_OTHER_KEYS),
    /** Null without a payment. */
    asOf: nullable<string>(date),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

/** Response with status 202 while there is no list yet. It does not mean that nothing was found. */
export const FindingsNotReadySchema = Type.Object(
  {
    /** `failed`: the last try did not succeed, and the server tries again. */
    state: Type.Unsafe<'pending' | 'failed'>(Type.String({ enum: ['pending', 'failed'] })),
    /** Seconds after which it is worth asking again. */
    retryAfter: Type.Integer({ minimum: 1 }),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);
export type FindingsNotReady = Static<typeof FindingsNotReadySchema>;

export type Finding = Static<typeof FindingSchema>;
export type Findings = Static<typeof FindingsSchema>;
