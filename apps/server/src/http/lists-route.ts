import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { CaseListSchema, QuestionParametersSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { readList } from './read-list.ts';
import { requireRight } from './require-right.ts';

const NameSchema = Type.Object({ name: Type.String() });
const { from, to, tax, category, unit, kind, region, document, taxYear } = QuestionParametersSchema.properties;
const FiltersSchema = Type.Object({ from, to, tax, category, unit, kind, region, document, taxYear }, { additionalProperties: false });

/** `GET /lists/:name`: the hundred largest cases, masked; never kept, neither here nor in the browser. */
export const listsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, queries, clientOf } = context;
  const schema = { params: NameSchema, querystring: FiltersSchema, response: { 200: CaseListSchema } };
  app.get('/lists/:name', { schema }, async (request, reply) => {
    requireRight(request, 'cases', context);
    const { list, question } = readList(request.params.name, request.query);
    const cases = await queries.run(request, (signal) => warehouse.cases(list, question, signal, clientOf(request)));
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': cases.generation });
    return cases;
  });
  done();
};
