import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ExportRecordSchema } from '@pendapa/contracts/wire';
import type { AuditEntry } from '@pendapa/warehouse';
import { Type } from 'typebox';
import { NO_STORE } from '../responses/no-store.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { requireRight } from './require-right.ts';
import { safeReason } from './safe-reason.ts';

const NoContentSchema = Type.Unsafe<undefined>(Type.Null());
/** Days and the codes of regions have as many digits as a taxpayer's number. */
const DAY_OR_REGION = /^(?:\d{4}-\d{2}-\d{2}|\d{2}(?:\.\d{2}){2}\.\d{4})$/;

/** Masks numbers in the codes of a filter: `a,b`, or days as `from..to`. */
const withoutNumbers = (codes: string): string =>
  codes
    .split(/(,|\.\.)/)
    .map((code) => (DAY_OR_REGION.test(code) ? code : safeReason(code)))
    .join('');

/**
 * `POST /audit/exports`: records an export before the browser writes the file. Errors: 503 `audit-unavailable`; 429 `too-many-tries` after
 * too many files of one user within an hour. Mode `local` has no limit, because its only user has the data anyway.
 */
export const exportsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const schema = { body: ExportRecordSchema, querystring: NoParametersSchema, response: { 204: NoContentSchema } };
  app.post('/audit/exports', { schema }, async (request, reply) => {
    const actor = requireRight(request, 'export', context);
    const { page, format, rows, filters, generation, file } = request.body;
    context.takeFile(request, actor, { file, part: 'page' });
    const set = Object.entries(filters).map(([key, value]) => `${key}=${withoutNumbers(value)}`);
    const details: AuditEntry['details'] = { page: safeReason(page), format, rows, generation, filters: set.join('&') };
    await context.record({ actor, action: 'export', details });
    return reply.code(204).headers(NO_STORE).send(undefined);
  });
  done();
};
