import { Type, type Static } from 'typebox';
import { CurrencySchema, type Currency } from './currency.ts';
import { ProfileProposalSchema, type ProfileProposal } from './proposal.ts';
import { UploadReceiptSchema, type UploadReceipt } from './upload-receipt.ts';
import { FOLDER_ACTIONS, FOLDER_WORK, UPLOAD_FAULTS, UPLOAD_STEPS } from './upload-words.ts';
import { literals, NO_OTHER_KEYS, nullable, PeriodSchema, TextsSchema } from './schema-parts.ts';

const AmountSchema = Type.String({ pattern: '^-?\\d{1,19}(\\.\\d{1,4})?$' });

/** Work that changes the data folder or needs it for itself. `command`: the command line, by a user who is not known here. */
const AtWorkSchema = Type.Object(
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

/** Removal of a load or mapping of codes that runs or waits for its turn. */
export const FolderActionSchema = Type.Object(
  {
    who: Type.String(),
    step: literals(FOLDER_ACTIONS),
    /** UTC instant at which it was asked for. */
    since: Type.String(),
    /** Number of the load that is removed; null for a mapping. */
    load: nullable<number>(Type.Integer()),
    /** Null while it waits. `total` is 0 while nothing can be said yet. */
    progress: nullable<{ readonly done: number; readonly total: number; readonly seconds: number }>(
      Type.Object({ done: Type.Integer(), total: Type.Integer(), seconds: Type.Integer() }, NO_OTHER_KEYS),
    ),
    waitsFor: nullable<AtWork>(AtWorkSchema),
  },
  NO_OTHER_KEYS,
);
export type FolderAction = Static<typeof FolderActionSchema>;

/** Why a removal ended early; nothing changed then. */
const RemovalFaultSchema = Type.Object({ load: Type.Integer(), texts: TextsSchema }, NO_OTHER_KEYS);
export type RemovalFault = Static<typeof RemovalFaultSchema>;

/** A publication that the served data do not hold any more. */
const TakenOutSchema = Type.Object(
  {
    generation: Type.Integer(),
    /** By the audit log; null if that does not say. */
    who: nullable<string>(Type.String()),
    /** UTC instant; null if unknown. */
    at: nullable<string>(Type.String()),
  },
  NO_OTHER_KEYS,
);
export type TakenOut = Static<typeof TakenOutSchema>;

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
  /** Generation that it was published as; null before, and if the served data do not hold it any more. */
  generation: nullable<number>(Type.Integer()),
  /** Its last publication, if the served data do not hold it any more. */
  takenOut: nullable<TakenOut>(TakenOutSchema),
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
    /** Texts by column whose rows are not loaded. */
    leaveOut: Type.Optional(record<readonly string[]>(Type.Array(text(300), { maxItems: 100 }))),
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
    /** True: payments of the file stand beside those of the same days that are in the data. */
    append: Type.Optional(Type.Boolean()),
    /** Total of the new rows in major units, typed by a person. It is needed if they hold much less than the replaced ones. */
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
    /** The removal of a load that runs or waits; null if there is none. */
    removal: nullable<FolderAction>(FolderActionSchema),
    /** Why the last removal ended early; null if it was done or cancelled. */
    removalFault: nullable<RemovalFault>(RemovalFaultSchema),
    /** Currency of the data folder; an empty one has the default. */
    currency: Type.Unsafe<Currency>(CurrencySchema),
    timeZone: Type.String(),
  },
  NO_OTHER_KEYS,
);
export type Uploads = Static<typeof UploadsSchema>;
