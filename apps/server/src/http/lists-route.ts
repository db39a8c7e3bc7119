import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { CaseListSchema, ListChoiceParametersSchema, ListChoicesSchema, ListParametersSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import { hasRight } from '../access/rights.ts';
import { NO_STORE } from '../responses/no-store.ts';
import type { Context } from './context.ts';
import { listDetails } from './list-details.ts';
import { readList } from './read-list.ts';
import { requireRight } from './require-right.ts';

const NameSchema = Type.Object({ name: Type.String() });

/**
 * `GET /lists/:name/choices`: the choices of a list's filters with their numbers of cases. It needs the right `cases`, and is not recorded:
 * it shows no case. `GET /lists/:name`: a page of single cases, recorded before it is read and never cached. Errors: 403 `not-allowed`, 503
 * `audit-unavailable`.
 */
export const listsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf, queries, clientOf, record, disclosure } = context;
  const schema = { params: NameSchema, querystring: ListParametersSchema, response: { 200: CaseListSchema } };
  app.get('/lists/:name', { schema }, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const data = await dataOf(request);
    const listQuestion = data.permittedList(readList(request.params.name, request.query));
    // A query that cannot be answered is refused before it is recorded as viewed.
    data.explainCases(listQuestion);
    const { limit = null, after = null } = listQuestion.question;
    const details = { ...listDetails(listQuestion, warehouse.generation()), limit, after };
    await record({ actor, action: 'list', details });
    const numbers = hasRight(actor, 'objectNumbers', disclosure);
    const cases = await queries.run(request, (signal) => data.cases(listQuestion, numbers, signal, clientOf(request)));
    reply.headers({ ...NO_STORE, 'x-data-generation': cases.generation });
    return cases;
  });
  const choices = { params: NameSchema, querystring: ListChoiceParametersSchema, response: { 200: ListChoicesSchema } };
  app.get('/lists/:name/choices', { schema: choices }, async (request, reply) => {
    requireRight(request, 'cases', context);
    const data = await dataOf(request);
    const listQuestion = readList(request.params.name, request.query);
    const found = await queries.run(request, (signal) => data.listChoices(listQuestion, signal, clientOf(request)));
    reply.headers({ ...NO_STORE, 'x-data-generation': found.generation });
    return found;
  });
  done();
};
