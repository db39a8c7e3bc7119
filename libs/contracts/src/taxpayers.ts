import { Type, type Static } from 'typebox';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH, REASON_PATTERN } from './reveal-reason.ts';
import { NO_OTHER_KEYS } from './schema-parts.ts';

const textOrNull = Type.Unsafe<string | null>(Type.Union([Type.String(), Type.Null()]));

/** Numbers by which a taxpayer can be found: its registration, or one of its tax objects. */
export const LOOKUP_NUMBERS = ['npwpd', 'object'] as const;
export type LookupNumber = (typeof LOOKUP_NUMBERS)[number];

/** Body of `POST /api/v1/taxpayer-lookups`: a whole number, never a part of one, and never in an address. */
export const LookupRequestSchema = Type.Object(
  {
    by: Type.Unsafe<LookupNumber>(Type.String({ enum: [...LOOKUP_NUMBERS] })),
    number: Type.String({ minLength: 3, maxLength: 40, pattern: '^[0-9A-Za-z][0-9A-Za-z ./-]*$' }),
  },
  NO_OTHER_KEYS,
);

const key = Type.String({ pattern: '^\\d{1,18}$' });

/** A taxpayer as shown before a reveal: names are masked, and the key has no meaning elsewhere. */
const MaskedTaxpayerSchema = Type.Object(
  {
    key,
    kind: Type.String(),
    npwpd: textOrNull,
    nik: textOrNull,
    name: textOrNull,
    status: Type.String(),
    registeredOn: Type.String(),
    legalForm: textOrNull,
    sector: textOrNull,
    residence: textOrNull,
    objects: Type.Integer({ minimum: 0 }),
  },
  NO_OTHER_KEYS,
);
export type MaskedTaxpayer = Static<typeof MaskedTaxpayerSchema>;

/** Null if no taxpayer has the number. */
export const LookupAnswerSchema = Type.Object(
  { taxpayer: Type.Unsafe<MaskedTaxpayer | null>(Type.Union([MaskedTaxpayerSchema, Type.Null()])), generation: Type.Integer() },
  NO_OTHER_KEYS,
);

/** Why somebody sees who a taxpayer is, in words; it goes into the audit log. */
export const RevealReasonSchema = Type.String({ minLength: MIN_REASON_LENGTH, maxLength: MAX_REASON_LENGTH, pattern: REASON_PATTERN });

/** Body of `POST /api/v1/reveals`: one taxpayer, and why. */
export const RevealRequestSchema = Type.Object({ taxpayer: key, reason: RevealReasonSchema }, NO_OTHER_KEYS);

/** Body of `POST /api/v1/taxpayer-records`: the taxpayer whose payments, obligations and debts are read. */
export const RecordRequestSchema = Type.Object({ taxpayer: key }, NO_OTHER_KEYS);

const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const money = Type.String({ pattern: '^-?\\d+$' });
const count = Type.Integer();
const countOrNull = Type.Unsafe<number | null>(Type.Union([count, Type.Null()]));
const names = Type.Record(Type.String(), Type.Object({ id: Type.String(), en: Type.String() }, NO_OTHER_KEYS));
const period = Type.Object({ from: date, to: date }, NO_OTHER_KEYS);
const paid = { amount: money, transactions: countOrNull };

const ObligationCountsSchema = Type.Object(
  { period, obligations: count, onTime: count, late: count, missed: count, unknown: count },
  NO_OTHER_KEYS,
);
const DebtSchema = Type.Object({ snapshot: date, obligations: count, amount: money }, NO_OTHER_KEYS);

/** Payments, obligations and debts of one taxpayer, masked. Facts without an extract are null and named in `missing`. */
export const TaxpayerRecordSchema = Type.Object(
  {
    taxpayer: MaskedTaxpayerSchema,
    /** The months of the payments, up to the data date. */
    period,
    /** Every month of the period, also such without a payment; by the day of posting, reversals taken off. */
    months: Type.Array(Type.Object({ month: date, ...paid }, NO_OTHER_KEYS)),
    channels: Type.Array(Type.Object({ channel: textOrNull, ...paid }, NO_OTHER_KEYS)),
    taxes: Type.Array(Type.Object({ tax: Type.String(), objects: count, ...paid }, NO_OTHER_KEYS)),
    /** Obligations of complete months by their state. */
    duties: Type.Unsafe<Static<typeof ObligationCountsSchema> | null>(Type.Union([ObligationCountsSchema, Type.Null()])),
    /** At the last snapshot. */
    debt: Type.Unsafe<Static<typeof DebtSchema> | null>(Type.Union([DebtSchema, Type.Null()])),
    missing: Type.Array(Type.String()),
    names: Type.Object({ tax: names, channel: names }, NO_OTHER_KEYS),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);
export type TaxpayerRecord = Static<typeof TaxpayerRecordSchema>;

export const IdentitySchema = Type.Object(
  { key, npwpd: textOrNull, nik: textOrNull, name: textOrNull, generation: Type.Integer() },
  NO_OTHER_KEYS,
);
export type Identity = Static<typeof IdentitySchema>;
