import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { CASE_LISTS, LIST_SUBJECTS, subjectSpec, type CaseList } from '@pendapa/contracts';
import { CaseListSchema, QuestionParametersSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { readQuestion } from './read-question.ts';
import { refuse } from './refused.ts';

const NameSchema = Type.Object({ name: Type.String() });
const { from, to, tax, category, unit, kind, region, document, taxYear } = QuestionParametersSchema.properties;
const FiltersSchema = Type.Object({ from, to, tax, category, unit, kind, region, document, taxYear }, { additionalProperties: false });

const listOf = (name: string): CaseList =>
  CASE_LISTS.find((list) => list === name) ?? refuse(404, 'unknown-subject', { subject: name, allowed: CASE_LISTS.join(', ') });

/** A list is no question about a measure; any of its subject makes one of it, whose dates and codes are then checked. */
const measureOf = (list: CaseList): string => Object.keys(subjectSpec(LIST_SUBJECTS[list]).measures)[0] ?? '';

/** `GET /lists/:name`: the hundred largest cases, masked; never kept, neither here nor in the browser. */
export const listsRoute: FastifyPluginCallbackTypebox<Context> = (app, { warehouse, queries }, done) => {
  const schema = { params: NameSchema, querystring: FiltersSchema, response: { 200: CaseListSchema } };
  app.get('/lists/:name', { schema }, async (request, reply) => {
    const list = listOf(request.params.name);
    const question = readQuestion(LIST_SUBJECTS[list], { ...request.query, m: measureOf(list) });
    const cases = await queries.run(request, (signal) => warehouse.cases(list, question, signal));
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': cases.generation });
    return cases;
  });
  done();
};
