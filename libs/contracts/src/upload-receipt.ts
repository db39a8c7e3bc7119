import { Type, type Static } from 'typebox';
import { EXTRACTS } from './vocabulary/index.ts';
import { CurrencySchema, type Currency } from './currency.ts';
import { literals, NO_OTHER_KEYS, nullable, TextsSchema } from './schema-parts.ts';

const textOrNull = nullable<string>(Type.String());

const RowsAndMoneySchema = Type.Object({ rows: Type.Integer(), amount: Type.String() }, NO_OTHER_KEYS);

/** Rows of one tax and month that go and come. */
const ChangedMonthSchema = Type.Object(
  {
    /** Code and name; null: rows without a tax. */
    tax: textOrNull,
    taxName: nullable<Static<typeof TextsSchema>>(TextsSchema),
    /** YYYY-MM, or YYYY for targets of a whole year. */
    month: Type.String(),
    gone: RowsAndMoneySchema,
    come: RowsAndMoneySchema,
  },
  NO_OTHER_KEYS,
);
export type ChangedMonth = Static<typeof ChangedMonthSchema>;

const ReconciledSchema = Type.Object(
  {
    name: Type.String(),
    periods: Type.Integer(),
    equal: Type.Integer(),
    tolerated: Type.Integer(),
    different: Type.Integer(),
    /** Sums of rows and of control rows of the file. */
    rows: Type.String(),
    control: Type.String(),
  },
  NO_OTHER_KEYS,
);

/** Result for one extract. Amounts are exact texts in minor units; null if the extract has none. */
const ExtractResultSchema = Type.Object(
  {
    extract: literals(EXTRACTS),
    period: nullable<{ readonly from: string; readonly to: string }>(
      Type.Object({ from: Type.String(), to: Type.String() }, NO_OTHER_KEYS),
    ),
    rows: Type.Object(
      {
        read: Type.Integer(),
        taken: Type.Integer(),
        skipped: Type.Integer(),
        accepted: Type.Integer(),
        empty: Type.Integer(),
      },
      NO_OTHER_KEYS,
    ),
    /** Sum of the file, and of the served rows of the extract before and after. */
    sums: Type.Object({ file: textOrNull, before: textOrNull, after: textOrNull }, NO_OTHER_KEYS),
    amounts: nullable<{ readonly smallest: string; readonly median: string; readonly largest: string }>(
      Type.Object({ smallest: Type.String(), median: Type.String(), largest: Type.String() }, NO_OTHER_KEYS),
    ),
    /** Codes that are created, by table. */
    created: Type.Record(Type.String(), Type.Integer()),
    /** The file's own totals beside its rows. */
    reconciled: Type.Array(ReconciledSchema),
    /** Sums by tax and month; empty if the extract has none. */
    months: Type.Array(ChangedMonthSchema),
    /** Sources whose rows go; null stands for an unknown one. Empty if nothing goes. */
    sources: Type.Array(textOrNull),
  },
  NO_OTHER_KEYS,
);
export type ExtractResult = Static<typeof ExtractResultSchema>;

const ReportedFindingSchema = Type.Object(
  {
    file: Type.String(),
    /** Line from 1; 0 if it concerns the whole file. */
    line: Type.Integer(),
    column: textOrNull,
    code: Type.String(),
    params: Type.Record(Type.String(), Type.String()),
    texts: TextsSchema,
    advice: TextsSchema,
    /** Number of places with the same cause. */
    count: Type.Integer(),
    lines: Type.Array(Type.Integer()),
  },
  NO_OTHER_KEYS,
);
export type ReportedFinding = Static<typeof ReportedFindingSchema>;

const ReportedFindingsSchema = Type.Object(
  { count: Type.Integer(), rows: Type.Integer(), listed: Type.Array(ReportedFindingSchema) },
  NO_OTHER_KEYS,
);

/** Result of a check or a publication as a page shows it. */
export const UploadReceiptSchema = Type.Object(
  {
    /** Name by which it is published (`checkedReceipt`) and found in `GET /loads/receipt`; null if it is not stored. */
    name: textOrNull,
    /** UTC instant. */
    at: Type.String(),
    outcome: literals(['published', 'checked', 'unchanged', 'refused'] as const),
    currency: Type.Unsafe<Currency>(CurrencySchema),
    extracts: Type.Array(ExtractResultSchema),
    warned: ReportedFindingsSchema,
    refused: ReportedFindingsSchema,
    generation: nullable<number>(Type.Integer()),
    /** UTC instant at which the same file was imported before. */
    unchangedSince: textOrNull,
    seconds: Type.Number(),
  },
  NO_OTHER_KEYS,
);
export type UploadReceipt = Static<typeof UploadReceiptSchema>;
