import { Type, type Static } from 'typebox';
import { CurrencySchema, type Currency } from './currency.ts';
import { ProfileProposalSchema, type ProfileProposal } from './proposal.ts';
import { UploadReceiptSchema, type UploadReceipt } from './upload-receipt.ts';
import { FOLDER_WORK, UPLOAD_FAULTS, UPLOAD_STEPS } from './upload-words.ts';
import { literals, NO_OTHER_KEYS, nullable, PeriodSchema, TextsSchema } from './schema-parts.ts';

const AmountSchema = Type.String({ pattern: '^-?\\d{1,19}(\\.\\d{1,4})?$' });

/** Work that changes the data folder or needs it for itself. `command`: the command line, by a user who is not known here. */
export const AtWorkSchema = Type.Object(
  {
    who: nullable<string>(Type.String()),
    step: literals(FOLDER_WORK),
    /** UTC instant. */
    since: Type.String(),
    upload: nullable<string>(Type.String()),
  },
  NO_OTHER_KEYS,
);
export type AtWork = Static<typeof AtWorkSchema>;

const ProgressSchema = Type.Object(
  {
    done: Type.Number(),
    total: Type.Number(),
    rows: Type.Integer(),
    seconds: Type.Integer(),
    /** Null while nothing can be said yet. */
    secondsLeft: nullable<number>(Type.Integer()),
  },
  NO_OTHER_KEYS,
);
export type UploadProgress = Static<typeof ProgressSchema>;

const UploadFaultSchema = Type.Object({ code: literals(UPLOAD_FAULTS), texts: TextsSchema }, NO_OTHER_KEYS);
export type UploadFault = Static<typeof UploadFaultSchema>;

const SUMMARY = {
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  sha256: Type.String(),
  /** Name of the user; `local` or `token` where users have no names. */
  sentBy: Type.String(),
  /** UTC instants. */
  sentAt: Type.String(),
  changedAt: Type.String(),
  step: literals(UPLOAD_STEPS),
  /** Null if no step runs. */
  progress: nullable<UploadProgress>(ProgressSchema),
  /** The work that a running step waits for; null if it does not wait. */
  waitsFor: nullable<AtWork>(AtWorkSchema),
  openQuestions: Type.Integer(),
  fault: nullable<UploadFault>(UploadFaultSchema),
  /** Generation that it was published as; null before. */
  generation: nullable<number>(Type.Integer()),
  /** True if its generation is the served and newest one, so that the generation before can be served again. */
  mayUndo: Type.Boolean(),
};

export const UploadSummarySchema = Type.Object(SUMMARY, NO_OTHER_KEYS);
export type UploadSummary = Static<typeof UploadSummarySchema>;

const MAX_KEYS = 2_000;
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const record = <T>(values: Parameters<typeof Type.Array>[0]) =>
  Type.Unsafe<Readonly<Record<string, T>>>(Type.Record(Type.String({ maxLength: 300 }), values, { maxProperties: MAX_KEYS }));

/** Name of a profile in the data folder. */
const ProfileNameSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' });

/**
 * Body of `POST /uploads/:id/reading`, which reads the file again, and of `PUT`, which only stores it.
 * It holds everything that a person decided so far, not only what is new.
 */
export const ReadingSchema = Type.Object(
  {
    /** Reads by this saved profile or template (`template:payments`), without questions. */
    profile: Type.Optional(Type.String({ pattern: '^(?:template:[A-Za-z]{1,40}|[a-z0-9][a-z0-9-]{0,59})$' })),
    answers: Type.Optional(record<string>(text(300))),
    /** Field by column; null: the column is not used. */
    columns: Type.Optional(record<string | null>(nullable<string>(text(60)))),
    /** Code by value, by field. */
    codes: Type.Optional(record<Readonly<Record<string, string>>>(record<string>(text(100)))),
  },
  NO_OTHER_KEYS,
);
export type ReadingDecisions = Static<typeof ReadingSchema>;

/** Body of `POST /uploads/:id/check`. */
export const CheckSchema = Type.Object(
  {
    /** Name of the profile. Rows replace rows of the same name. Default: the saved profile of the reading, else the extract. */
    source: Type.Optional(ProfileNameSchema),
    /** True: the publication saves the profile under this name. */
    saveProfile: Type.Optional(Type.Boolean()),
    /** Payments of these days are replaced. */
    replace: Type.Optional(PeriodSchema),
    replaceAllSources: Type.Optional(Type.Boolean()),
    /** Total of the new rows in major units, typed by a person, if they hold much less than the replaced ones. */
    confirm: Type.Optional(AmountSchema),
    /** Source that served rows of an unknown source belong to. */
    unknownSource: Type.Optional(text(200)),
    /** True: a file that was read differently before may be imported again. */
    again: Type.Optional(Type.Boolean()),
    control: Type.Optional(
      Type.Object({ rows: Type.Optional(Type.Integer({ minimum: 0 })), amount: Type.Optional(AmountSchema) }, NO_OTHER_KEYS),
    ),
  },
  NO_OTHER_KEYS,
);
export type Check = Static<typeof CheckSchema>;

/** Body of `POST /uploads/:id/publication`: the name of the receipt that the person has seen. */
export const PublicationSchema = Type.Object({ checkedReceipt: text(60) }, NO_OTHER_KEYS);

export const UploadSchema = Type.Object(
  {
    ...SUMMARY,
    /** Decisions so far: the bodies of the last reading and check. */
    reading: ReadingSchema,
    check: nullable<Check>(CheckSchema),
    proposal: nullable<ProfileProposal>(ProfileProposalSchema),
    receipt: nullable<UploadReceipt>(UploadReceiptSchema),
  },
  NO_OTHER_KEYS,
);
export type Upload = Static<typeof UploadSchema>;

/** `GET /uploads`. */
export const UploadsSchema = Type.Object(
  {
    /** The newest first. */
    uploads: Type.Array(UploadSummarySchema),
    limits: Type.Object(
      {
        /** Largest file that can be sent now: the limit, or the free space of the disk. */
        bytes: Type.Integer(),
        uploads: Type.Integer(),
      },
      NO_OTHER_KEYS,
    ),
    /** Names of the saved profiles. */
    profiles: Type.Array(Type.String()),
    atWork: nullable<AtWork>(AtWorkSchema),
    /** Of the data folder; an empty one has the defaults. */
    currency: Type.Unsafe<Currency>(CurrencySchema),
    timeZone: Type.String(),
  },
  NO_OTHER_KEYS,
);
export type Uploads = Static<typeof UploadsSchema>;
