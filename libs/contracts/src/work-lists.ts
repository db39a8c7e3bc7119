import { Type, type Static } from 'typebox';
import { CASE_LISTS } from './case-lists.ts';
import { CODE_PATTERN } from './query.ts';
import { CalendarDateSchema as date, literals, NO_OTHER_KEYS, nullable, TextsSchema } from './schema-parts.ts';
import { RevealReasonSchema } from './taxpayers.ts';
import { DEBT_STATES, MAX_REMARK_LENGTH, MAX_WORK_LIST_NAME, MAX_WORK_LIST_ROWS, WORK_STATES } from './work-list-words.ts';

const text = Type.String();
const money = Type.String({ pattern: '^-?\\d+$' });
/** Not blank. */
const name = Type.String({ minLength: 1, maxLength: MAX_WORK_LIST_NAME, pattern: '\\S' });
const revision = Type.Integer({ minimum: 0 });
const unit = nullable<string>(Type.String({ pattern: CODE_PATTERN }));

/** Body of `POST /work-lists`. */
export const NewWorkListSchema = Type.Object(
  {
    /** Address of the list with its filters, `/api/v1/lists/debtors?...`. */
    list: Type.String({ minLength: 1, maxLength: 6_000 }),
    /** Keys of the chosen cases; null: all cases of the list. */
    keys: nullable<string[]>(
      Type.Array(Type.String({ pattern: '^[0-9a-f]{16}$' }), { minItems: 1, maxItems: MAX_WORK_LIST_ROWS, uniqueItems: true }),
    ),
    /** Generation of the list as it was shown. */
    generation: Type.Integer({ minimum: 0 }),
    name,
    /** Code of the unit that works with it. */
    unit,
    /** Day by which it should be done. */
    due: nullable<string>(date),
  },
  NO_OTHER_KEYS,
);
export type NewWorkList = Static<typeof NewWorkListSchema>;

/** Body of `PUT /work-lists/:id`. `revision` is the one that the user saw. */
export const WorkListChangeSchema = Type.Object({ name, unit, due: nullable<string>(date), revision }, NO_OTHER_KEYS);
export type WorkListChange = Static<typeof WorkListChangeSchema>;

/** Body of `POST /work-lists/:id/closing` and `POST /work-lists/:id/deletion`. `revision` is the one that the user saw. */
export const WorkListRevisionSchema = Type.Object({ revision }, NO_OTHER_KEYS);

/** Body of `PUT /work-lists/:id/rows/:position`. `revision` is the one that the user saw. */
export const WorkMarkSchema = Type.Object(
  { state: literals(WORK_STATES), remark: Type.String({ maxLength: MAX_REMARK_LENGTH }), revision },
  NO_OTHER_KEYS,
);
export type WorkMark = Static<typeof WorkMarkSchema>;

/** Body of `POST /work-lists/:id/names`: why officers need the names. */
export const SheetNamesRequestSchema = Type.Object({ reason: RevealReasonSchema }, NO_OTHER_KEYS);

/** Answer of `POST /work-lists/:id/names`: full names by position; rows without a taxpayer are left out. */
export const SheetNamesSchema = Type.Object(
  { names: Type.Record(Type.String({ pattern: '^\\d+$' }), Type.String()), generation: Type.Integer() },
  NO_OTHER_KEYS,
);
export type SheetNames = Static<typeof SheetNamesSchema>;

const SUMMARY = {
  id: text,
  revision,
  name,
  unit,
  due: nullable<string>(date),
  madeBy: text,
  /** UTC instants. */
  madeAt: text,
  closedAt: nullable<string>(text),
  closedBy: nullable<string>(text),
  list: literals(CASE_LISTS),
  /** Generation and day of the snapshot that it was made from. */
  generation: Type.Integer(),
  snapshot: date,
  rows: Type.Integer(),
  states: Type.Object({ open: Type.Integer(), done: Type.Integer(), 'not-found': Type.Integer() }, NO_OTHER_KEYS),
  /** Sum of the rows as the list had them. */
  amount: money,
  /** Sum of all debts of its objects in the same taxes then; larger if the list was filtered by debts. */
  owed: money,
};

export const WorkListSummarySchema = Type.Object(SUMMARY, NO_OTHER_KEYS);
export type WorkListSummary = Static<typeof WorkListSummarySchema>;

/** Why nothing can be changed, in words; null if nothing is known to be wrong. */
const fault = nullable<Static<typeof TextsSchema>>(TextsSchema);

/** `GET /work-lists`: the newest first. */
export const WorkListsSchema = Type.Object({ workLists: Type.Array(WorkListSummarySchema), fault }, NO_OTHER_KEYS);
export type WorkLists = Static<typeof WorkListsSchema>;

const MARKED = {
  /** From 1, by region and then by amount. */
  position: Type.Integer(),
  revision,
  state: literals(WORK_STATES),
  remark: text,
  /** User of the last mark, and its UTC instant; null while nobody marked it. */
  by: nullable<string>(text),
  at: nullable<string>(text),
};

/** Answer of `PUT /work-lists/:id/rows/:position`. */
export const MarkedRowSchema = Type.Object(MARKED, NO_OTHER_KEYS);
export type MarkedRow = Static<typeof MarkedRowSchema>;

const WorkListRowSchema = Type.Object(
  {
    ...MARKED,
    amount: money,
    owed: money,
    /** Still owed of these debts; null if unknown. */
    owedNow: nullable<string>(money),
    /** Paid for these debts since the snapshot; null if unknown. */
    paid: nullable<string>(money),
    debt: literals(DEBT_STATES),
    /** Masked as in the lists; null if the object is not in the data. */
    taxpayer: nullable<string>(text),
    name: nullable<string>(text),
    number: nullable<string>(text),
    tax: text,
    unit: nullable<string>(text),
    region: nullable<string>(text),
  },
  NO_OTHER_KEYS,
);
export type WorkListRow = Static<typeof WorkListRowSchema>;

const names = Type.Record(Type.String(), TextsSchema);

/** `GET /work-lists/:id`: all rows, joined with the served data. */
export const WorkListSchema = Type.Object(
  {
    ...SUMMARY,
    items: Type.Array(WorkListRowSchema),
    names: Type.Object({ tax: names, unit: names, region: names }, NO_OTHER_KEYS),
    /** Data that the debts are compared with. `snapshot` is null if the data are older than the list. */
    present: Type.Object(
      {
        generation: Type.Integer(),
        snapshot: nullable<string>(date),
        asOf: date,
        /** False if the snapshot that the list was made from is not in the data any more. */
        hasSnapshot: Type.Boolean(),
      },
      NO_OTHER_KEYS,
    ),
    /** Whether the user may delete the list. */
    mayDelete: Type.Boolean(),
    fault,
  },
  NO_OTHER_KEYS,
);
export type WorkList = Static<typeof WorkListSchema>;
