import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { needsCases, questionAddress, type Answer } from '@pendapa/contracts';
import { AnswerSchema, QuestionParametersSchema } from '@pendapa/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { entityTag, matchesTag, NotModifiedSchema, sayGeneration, settingsMark } from './entity-tag.ts';
import { readQuestion } from './read-question.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { requireRight } from './require-right.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const SubjectSchema = Type.Object({ subject: Type.String() });

/** Texts of the answers that the warehouse remembers, as long as it does: writing one costs more than anything else about it. */
const texts = new WeakMap<Answer, string>();

function textOf(answer: Answer): string {
  const known = texts.get(answer);
  if (known !== undefined) return known;
  const text = JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

/** `GET /answers/:subject`: one question, one answer; equal questions on equal data have equal tags. */
export const answersRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, queries, clientOf, edition } = context;
  const remembered = new RememberedAnswers();
  const schema = { params: SubjectSchema, querystring: QuestionParametersSchema, response: { 200: AnswerSchema, 304: NotModifiedSchema } };
  // After the guard, which comes first of all hooks, and before the question is read: what is remembered was a good question. Those
  // that not everybody may see are not remembered, so that the others need not be for each caller apart.
  const recall = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const known = remembered.find(warehouse.revision(), request.raw.url ?? '');
    if (!known) {
      next();
      return;
    }
    sayGeneration(reply, known.generation, () => known.tag);
    if (matchesTag(request.headers['if-none-match'], known.tag)) reply.code(304).send();
    else reply.header('content-type', JSON_TYPE).send(known.body);
  };
  app.get('/answers/:subject', { schema, onRequest: recall }, async (request, reply) => {
    const question = readQuestion(request.params.subject, request.query);
    const single = needsCases(question);
    if (single) requireRight(request, 'cases', context);
    const address = questionAddress(question);
    const mark = settingsMark(warehouse.status());
    const tagOf = (generation: number) => entityTag(edition, mark, String(generation), address);
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      sayGeneration(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const revision = warehouse.revision();
    const answer = await queries.run(request, (signal) => warehouse.answer(question, signal, clientOf(request)));
    // The generation that answered, which may be newer than the one asked about above.
    sayGeneration(reply, answer.generation, tagOf);
    if (!single && revision === warehouse.revision()) {
      const { generation } = answer;
      remembered.keep(revision, request.raw.url ?? '', { tag: tagOf(generation), generation, body: Buffer.from(textOf(answer)) });
    }
    // Set last, as a refusal has another form; whoever brings a serializer names the type too.
    reply.type(JSON_TYPE).serializer(textOf);
    return answer;
  });
  done();
};
