import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { CheckSchema, PublicationSchema, ReadingSchema, UploadSchema } from '@pendapa/contracts/wire';
import { callerOf } from '../access/caller.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { keepConnection } from './keep-connection.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { IdSchema, ServedSchema } from './upload-schemas.ts';
import type { UploadsContext } from './uploads-context.ts';

/** Decisions name every column and code of a file. */
const DECISIONS_LIMIT = 1_048_576;
/** A rollback verifies the generation first. */
const UNDO_TIMEOUT_MS = 600_000;

/**
 * Steps of an upload: `POST /uploads/:id/reading`, `/check` and `/publication` begin a step and answer 202 at once; `GET /uploads/:id` has its
 * progress. `POST /uploads/:id/cancellation` ends it. `PUT /uploads/:id/reading` stores decisions only. `POST /uploads/:id/undo` serves the
 * generation before. Errors: 404 `upload-not-found`; 409 `upload-step`, `upload-busy`, `upload-changed`, `folder-busy`, `action-refused`.
 */
export const uploadStepsRoute: FastifyPluginCallbackTypebox<UploadsContext> = (app, context, done) => {
  const { uploads } = context;
  const one = { params: IdSchema, querystring: NoParametersSchema };
  const begun = { ...one, response: { 202: UploadSchema } };

  const decisions = { schema: { ...one, body: ReadingSchema, response: { 200: UploadSchema } }, bodyLimit: DECISIONS_LIMIT };
  app.put('/uploads/:id/reading', decisions, async (request, reply) => {
    return reply.headers(NO_STORE).send(await uploads.decide(request.params.id, request.body));
  });

  app.post('/uploads/:id/reading', { schema: { ...begun, body: ReadingSchema }, bodyLimit: DECISIONS_LIMIT }, async (request, reply) => {
    const actor = callerOf(request);
    return reply
      .code(202)
      .headers(NO_STORE)
      .send(await uploads.read(request.params.id, request.body, actor));
  });

  app.post('/uploads/:id/check', { schema: { ...begun, body: CheckSchema } }, async (request, reply) => {
    const actor = callerOf(request);
    return reply
      .code(202)
      .headers(NO_STORE)
      .send(await uploads.check(request.params.id, request.body, actor));
  });

  app.post('/uploads/:id/publication', { schema: { ...begun, body: PublicationSchema } }, async (request, reply) => {
    const actor = callerOf(request);
    const { checkedReceipt } = request.body;
    return reply
      .code(202)
      .headers(NO_STORE)
      .send(await uploads.publish(request.params.id, checkedReceipt, actor));
  });

  app.post('/uploads/:id/cancellation', { schema: { ...one, response: { 200: UploadSchema } } }, async (request, reply) => {
    const actor = callerOf(request);
    return reply.headers(NO_STORE).send(await uploads.cancel(request.params.id, actor));
  });

  const undo = { schema: { ...one, response: { 200: ServedSchema } }, handlerTimeout: UNDO_TIMEOUT_MS };
  app.post('/uploads/:id/undo', undo, async (request, reply) => {
    const actor = callerOf(request);
    return reply
      .headers(NO_STORE)
      .send({ generation: await keepConnection(request, UNDO_TIMEOUT_MS, () => uploads.undo(request.params.id, actor)) });
  });
  done();
};
