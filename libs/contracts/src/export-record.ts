import { Type, type Static } from 'typebox';

/** Kinds of files that the browser writes, and `print` for lists that it prints. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf', 'png', 'jpg', 'svg', 'json', 'print'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Id that a browser gives to a file. Lists of a page in one file therefore count once in the hour. */
export const FileIdSchema = Type.String({ pattern: '^[A-Za-z0-9-]{16,40}$' });

/**
 * Body of `POST /api/v1/audit/exports`, sent before a file is written. It describes the file. Only after status 204 may the file
 * be written.
 */
export const ExportRecordSchema = Type.Object(
  {
    /** Address of the page, without its query. */
    page: Type.String({ pattern: '^/[a-z0-9/-]{0,100}$' }),
    format: Type.Unsafe<ExportFormat>(Type.String({ enum: [...EXPORT_FORMATS] })),
    rows: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    /** The filters that were set, by their name in the address. */
    filters: Type.Record(Type.String({ pattern: '^[A-Za-z-]{1,40}$' }), Type.String({ maxLength: 200 }), { maxProperties: 20 }),
    generation: Type.Integer({ minimum: 1 }),
    file: Type.Optional(FileIdSchema),
  },
  { additionalProperties: false },
);
export type ExportRecord = Static<typeof ExportRecordSchema>;
