import { Type, type Static } from 'typebox';
import { CODE_STATUSES, COLUMN_USES } from './upload-words.ts';
import { EXTRACTS, type ExtractKey } from './vocabulary/index.ts';
import { literals, NO_OTHER_KEYS, nullable, TextsSchema } from './schema-parts.ts';

const readonlyArray = <T>(schema: Parameters<typeof Type.Array>[0]) => Type.Unsafe<readonly T[]>(Type.Array(schema));

const textOrNull = nullable<string>(Type.String());
type Texts = Static<typeof TextsSchema>;
const cells = readonlyArray<string>(Type.String());

/** One fact about a file with what speaks for and against it. */
const EvidenceSchema = Type.Object(
  {
    about: Type.String(),
    texts: TextsSchema,
    /** Texts of the file that do not fit; empty if all do. */
    against: cells,
  },
  NO_OTHER_KEYS,
);
export type Evidence = Static<typeof EvidenceSchema>;

/** A line of the file beside the rows that it becomes. */
const PreviewLineSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1 }),
    /** Cells as the file has them. */
    cells,
    /** Rows of texts by the fields of the preview. A wide line has several; a heading, a total or a note has none. */
    read: readonlyArray<readonly string[]>(cells),
  },
  NO_OTHER_KEYS,
);
export type PreviewLine = Static<typeof PreviewLineSchema>;

/** The first lines of a file as a profile reads them. */
const PreviewSchema = Type.Object({ fields: cells, lines: readonlyArray<PreviewLine>(PreviewLineSchema) }, NO_OTHER_KEYS);
export type Preview = Static<typeof PreviewSchema>;

/** A reading that a person can choose. */
const ChoiceSchema = Type.Object(
  {
    value: Type.String(),
    texts: TextsSchema,
    /** Total of the whole file by this reading, in minor units; null if other questions must be answered first. */
    sum: textOrNull,
    /** The first lines by this reading; null as for `sum`. */
    preview: nullable<Preview>(PreviewSchema),
    /** Why the file would be refused by this reading; missing if it would not, or if that is not known. */
    refused: Type.Optional(TextsSchema),
  },
  NO_OTHER_KEYS,
);
export type Choice = Static<typeof ChoiceSchema>;

/** A question that the file does not decide. `answer` is null while it is open. */
const QuestionSchema = Type.Object(
  {
    key: Type.String(),
    texts: TextsSchema,
    /** Empty: any text of the form that the question names, such as a year. */
    choices: readonlyArray<Choice>(ChoiceSchema),
    answer: textOrNull,
    /** The answer with which the file was read, if it is not of the form that the question names; missing otherwise. */
    wrongAnswer: Type.Optional(Type.String()),
  },
  NO_OTHER_KEYS,
);
export type Question = Static<typeof QuestionSchema>;

const ColumnValueSchema = Type.Object(
  { text: Type.String(), rows: Type.Integer({ minimum: 0 }), isLeftOut: Type.Boolean() },
  NO_OTHER_KEYS,
);
/** A text of a column, and whether a person leaves its rows out. */
export type ColumnValue = Static<typeof ColumnValueSchema>;

const FileColumnSchema = Type.Object(
  {
    name: Type.String(),
    use: literals(COLUMN_USES),
    /** The field; null if the column is not a field of its own. */
    field: textOrNull,
    /** Fields that a person may choose for it. */
    fields: cells,
    examples: cells,
    /** Texts by which rows can be left out; missing for amounts and for columns of very many texts. */
    values: Type.Optional(readonlyArray<ColumnValue>(ColumnValueSchema)),
  },
  NO_OTHER_KEYS,
);
export type FileColumn = Static<typeof FileColumnSchema>;

/** A value that the profile reads as a code. */
const CodeProposalSchema = Type.Object(
  {
    field: Type.String(),
    value: Type.String(),
    rows: Type.Integer({ minimum: 0 }),
    status: literals(CODE_STATUSES),
    /** Code of the same, the chosen or the nearest name; null if none is near. */
    code: textOrNull,
    name: textOrNull,
    /** Code that the value gets if a person lets it be created. Missing if it is known, or created anyway. */
    newCode: Type.Optional(Type.String()),
  },
  NO_OTHER_KEYS,
);
export type CodeProposal = Static<typeof CodeProposalSchema>;

/** Result of a check of the whole file by the proposed profile. */
const ProposalCheckSchema = Type.Object(
  {
    /** Null if the extract has no amounts, or the file was refused. In minor units. */
    sum: textOrNull,
    rows: Type.Integer({ minimum: 0 }),
    refused: readonlyArray<Texts>(TextsSchema),
    warned: readonlyArray<Texts>(TextsSchema),
  },
  NO_OTHER_KEYS,
);
export type ProposalCheck = Static<typeof ProposalCheckSchema>;

export const ProfileProposalSchema = Type.Object(
  {
    file: Type.String(),
    format: Type.String(),
    extract: nullable<ExtractKey>(literals(EXTRACTS)),
    evidence: readonlyArray<Evidence>(EvidenceSchema),
    questions: readonlyArray<Question>(QuestionSchema),
    /** Columns of the file in its order; empty if the file has no table that is recognised. */
    columns: readonlyArray<FileColumn>(FileColumnSchema),
    /** Names of the fields that columns and rows may have. */
    fieldNames: Type.Unsafe<Readonly<Record<string, Texts>>>(Type.Record(Type.String(), TextsSchema)),
    codes: readonlyArray<CodeProposal>(CodeProposalSchema),
    /** Number of the first rows that the names in `codes` come from; null if they come from the whole file. */
    codesFromRows: nullable<number>(Type.Integer()),
    /** Profile as far as it is decided; null if not even the extract is known. */
    profile: nullable<object>(Type.Object({})),
    preview: nullable<Preview>(PreviewSchema),
    check: nullable<ProposalCheck>(ProposalCheckSchema),
    /** True if no question is open and the whole file is read by the profile. */
    isReady: Type.Boolean(),
  },
  NO_OTHER_KEYS,
);
export type ProfileProposal = Static<typeof ProfileProposalSchema>;
