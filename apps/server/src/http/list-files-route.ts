import { randomBytes } from 'node:crypto';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { MAX_LISTED_CASES, MAX_ROWS, type ExportFormat, type ListedCases, type ListQuery } from '@pendapa/contracts';
import { CaseListSchema, ListFileRequestSchema, OpenListFileSchema, WholeListParametersSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import { hasRight } from '../access/rights.ts';
import type { Context } from './context.ts';
import { disconnectedOf } from './disconnected.ts';
import { listDetails } from './list-details.ts';
import { readList } from './read-list.ts';
import { readQuestion } from './read-question.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { refuse } from '../responses/request-refused.ts';
import { requireRight } from './require-right.ts';
import { safeReason } from './safe-reason.ts';

const NameSchema = Type.Object({ name: Type.String() });
const IdSchema = Type.Object({ id: Type.String({ maxLength: 64 }) });
const optionalText = Type.Optional(Type.String({ maxLength: 40 }));
const PageSchema = Type.Object({ limit: optionalText, after: optionalText }, { additionalProperties: false });

/** Time in ms after which an unfinished file must be begun again. */
const OPEN_FOR_MS = 3_600_000;
const MAX_OPEN = 1_000;
const ID_BYTES = 18;

/** A recorded file whose pages its reader may have. */
interface OpenFile {
  readonly reader: string;
  readonly listQuery: ListQuery;
  readonly format: ExportFormat;
  readonly generation: number;
  /** Monotonic time in ms. */
  readonly startedAt: number;
}

/** Rows of a list in this format: paper has the first ones. */
const maxRowsOf = (format: ExportFormat): number => (format === 'print' ? MAX_LISTED_CASES : Number.MAX_SAFE_INTEGER);

/** Cuts a page behind the last row that was recorded. */
function cutPage(page: ListedCases, maxRows: number): ListedCases {
  const rows = page.rows.filter(({ rank }) => rank <= maxRows);
  return { ...page, rows, next: (rows.at(-1)?.rank ?? maxRows) < maxRows ? page.next : null };
}

/** Files that are being written. They are lost at a restart, and then begun again. */
class OpenFiles {
  readonly #files = new Map<string, OpenFile>();

  open(file: Omit<OpenFile, 'startedAt'>): string {
    const [oldest] = this.#files.keys();
    if (oldest !== undefined && this.#files.size >= MAX_OPEN) this.#files.delete(oldest);
    const id = randomBytes(ID_BYTES).toString('base64url');
    this.#files.set(id, { ...file, startedAt: performance.now() });
    return id;
  }

  /** Returns a file of this reader; null if it is not open any more. */
  find(id: string, reader: string): OpenFile | null {
    const file = this.#files.get(id);
    return file?.reader === reader && performance.now() - file.startedAt <= OPEN_FOR_MS ? file : null;
  }
}

/**
 * Files of whole lists. `POST /lists/:name/files` records one line with list, filters and number of rows before any row leaves, and
 * returns an id. `GET /list-files/:id` returns the pages of that list to the same user, all of one generation. Errors: 403 `not-allowed`,
 * 429 `too-many-tries`, 503 `audit-unavailable`; 404 `not-found` if newer data were published or the server restarted: begin again.
 */
export const listFilesRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf, queries, clientOf, record, disclosure, takeFile } = context;
  const files = new OpenFiles();
  const opening = {
    params: NameSchema,
    querystring: WholeListParametersSchema,
    body: ListFileRequestSchema,
    response: { 200: OpenListFileSchema },
  };
  app.post('/lists/:name/files', { schema: opening }, async (request, reply) => {
    requireRight(request, 'cases', context);
    const actor = requireRight(request, 'export', context);
    const data = await dataOf(request);
    const listQuery = data.permittedList(readList(request.params.name, request.query));
    data.explainCases(listQuery);
    const { file, ...wanted } = request.body;
    takeFile(request, actor, { file, part: listQuery.list });
    const numbers = hasRight(actor, 'objectNumbers', disclosure);
    const { found, generation } = await queries.run(disconnectedOf(reply), (signal) =>
      data.wholeList(listQuery, numbers, signal, clientOf(request)),
    );
    const { format } = wanted;
    const rows = Math.min(found, maxRowsOf(format));
    await record({
      actor,
      action: 'export',
      details: { ...wanted, page: safeReason(wanted.page), rows, ...listDetails(listQuery, generation) },
    });
    reply.headers(NO_STORE);
    return { id: files.open({ reader: actor.subject, listQuery, format, generation }), rows, generation };
  });
  app.get(
    '/list-files/:id',
    { schema: { params: IdSchema, querystring: PageSchema, response: { 200: CaseListSchema } } },
    async (request, reply) => {
      requireRight(request, 'cases', context);
      const actor = requireRight(request, 'export', context);
      const file = files.find(request.params.id, actor.subject) ?? refuse(404, 'not-found');
      if (file.generation !== warehouse.generation()) refuse(404, 'not-found');
      const data = await dataOf(request);
      const { question } = file.listQuery;
      const [measure = ''] = question.measures;
      const { limit = MAX_ROWS, after } = readQuestion(question.subject, { ...request.query, m: measure });
      const page = { ...file.listQuery, question: { ...question, limit, ...(after === undefined ? {} : { after }) } };
      const numbers = hasRight(actor, 'objectNumbers', disclosure);
      const cases = await queries.run(request, (signal) => data.wholeList(page, numbers, signal, clientOf(request)));
      if (cases.generation !== file.generation) refuse(404, 'not-found');
      reply.headers({ ...NO_STORE, 'x-data-generation': cases.generation });
      return cutPage(cases, maxRowsOf(file.format));
    },
  );
  done();
};
