import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { needsCases, queryAddress, type Answer } from '@pendapa/contracts';
import { AnswerSchema, QueryParametersSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { readQuestion } from './read-question.ts';
import { requireRight } from './require-right.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const SubjectSchema = Type.Object({ subject: Type.String() });

/** JSON texts of the answers in the warehouse's cache: serializing is the most expensive step of a cached answer. */
const jsonTexts = new WeakMap<Answer, string>();

function textOf(answer: Answer): string {
  const cached = jsonTexts.get(answer);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(answer);
  jsonTexts.set(answer, text);
  return text;
}

/** `GET /answers/:subject`: answers one query. Equal queries on equal data have equal entity tags. */
export const answersRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf, queries, clientOf } = context;
  const schema = { params: SubjectSchema, querystring: QueryParametersSchema, response: { 200: AnswerSchema, 304: NotModifiedSchema } };
  app.get('/answers/:subject', { schema }, async (request, reply) => {
    const requested = readQuestion(request.params.subject, request.query);
    if (needsCases(requested)) requireRight(request, 'cases', context);
    const data = await dataOf(request);
    const question = data.permitted(requested);
    // The tag is that of the query which is answered, so readers with other rights have other tags. Figures of cases name the units.
    const address = queryAddress(question) + (needsCases(requested) ? JSON.stringify(data.ofUnits) : '');
    const tags = createTagger(context);
    const tagOf = (generation: number) => tags(generation, 'answers', address);
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      setGenerationHeaders(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const answer = await queries.run(request, (signal) => data.answer(question, signal, clientOf(request)));
    // The generation of the answer may be newer than the one above.
    setGenerationHeaders(reply, answer.generation, tagOf);
    // Set last, because a refusal has another content type. A custom serializer has to set the type too.
    reply.type(JSON_TYPE).serializer(textOf);
    return answer;
  });
  done();
};
