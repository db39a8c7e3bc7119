import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { ListQuery } from '@pendapa/contracts';
import { CaseListSchema, ListParametersSchema } from '@pendapa/contracts/wire';
import type { AuditEntry } from '@pendapa/warehouse';
import { Type } from 'typebox';
import { hasRight } from '../access/rights.ts';
import type { Context } from './context.ts';
import { readList } from './read-list.ts';
import { requireRight } from './require-right.ts';
import { safeReason } from './safe-reason.ts';

const NameSchema = Type.Object({ name: Type.String() });

/** Details of a viewed list for the audit log: the list, its filters and the page, as in the address. */
function detailsOf({ list, question, sort, search }: ListQuery, generation: number): AuditEntry['details'] {
  const { from, to, where = {}, limit = null, after = null } = question;
  const set = Object.entries({ from, to, ...where }).filter(([, value]) => value !== undefined);
  return {
    list,
    filters: set.map(([key, value]) => `${key}=${String(value)}`).join('&'),
    sort: `${sort.descending ? '-' : ''}${sort.key}`,
    ...(search === '' ? {} : { search: safeReason(search) }),
    limit,
    after,
    generation,
  };
}

/**
 * `GET /lists/:name`: a page of single cases, recorded before it is read and never cached. Errors: 403 `not-allowed`, 503
 * `audit-unavailable`.
 */
export const listsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, queries, clientOf, record, disclosure } = context;
  const schema = { params: NameSchema, querystring: ListParametersSchema, response: { 200: CaseListSchema } };
  app.get('/lists/:name', { schema }, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const listQuestion = readList(request.params.name, request.query);
    // A query that cannot be answered is refused before it is recorded as viewed.
    warehouse.explainCases(listQuestion);
    await record({ actor, action: 'list', details: detailsOf(listQuestion, warehouse.generation()) });
    const numbers = hasRight(actor, 'objectNumbers', disclosure);
    const cases = await queries.run(request, (signal) => warehouse.cases(listQuestion, numbers, signal, clientOf(request)));
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': cases.generation });
    return cases;
  });
  done();
};
