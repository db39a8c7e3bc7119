import { createReadStream } from 'node:fs';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPE } from '@pendapa/contracts';
import { UploadSchema, UploadsSchema } from '@pendapa/contracts/wire';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { setIdleLimit } from './keep-connection.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { decodeParameters } from './query-string.ts';
import { IdSchema, NoContentSchema } from './upload-schemas.ts';
import type { UploadsContext } from './uploads-context.ts';

/** A name has at most 200 bytes, and each byte can be three characters of an address. Longer names get their reason. */
const MAX_ENCODED_NAME = 700;
const NameSchema = Type.Object({ name: Type.String({ minLength: 1, maxLength: MAX_ENCODED_NAME }) }, { additionalProperties: false });
/** Ends uploads that are neither slow nor done: a gigabyte needs 50 kB/s to come in this time. */
const SENDING_TIMEOUT_MS = 6 * 3_600_000;
/** A large file is on the disk some time after its last byte came. */
const STORING_TIMEOUT_MS = 600_000;

const announcedBytes = ({ headers }: FastifyRequest): number | null => {
  const text = headers['content-length'];
  return text === undefined ? null : Number(text);
};

/**
 * `POST /uploads?name=`: stores a file that is sent as a stream.
 * Errors: 400 `upload-name`, `upload-broken-off`; 409 `too-many-uploads`; 413 `upload-too-large`; 415 for any other type;
 * 507 `upload-disk-full`.
 */
export const sendUploadRoute: FastifyPluginCallbackTypebox<UploadsContext> = (app, context, done) => {
  // The file stays a stream: it is written as it comes, and never held in memory.
  // The limit of this route is a file's, so that no parser may collect a body in memory.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(UPLOAD_TYPE, (_request, payload, parsed) => parsed(null, payload));

  const sending = {
    // The schema only describes the body, which stays a stream.
    schema: { querystring: NameSchema, body: { content: { [UPLOAD_TYPE]: { schema: {} } } }, response: { 201: UploadSchema } },
    config: { streamsBody: true },
    bodyLimit: MAX_UPLOAD_BYTES,
    handlerTimeout: SENDING_TIMEOUT_MS,
  };
  app.post('/uploads', sending, async (request, reply) => {
    const actor = callerOf(request);
    const { name = '' } = decodeParameters(request.query);
    request.raw.once('end', () => reply.sent || setIdleLimit(request, STORING_TIMEOUT_MS));
    const sent = { content: request.raw, name, announced: announcedBytes(request), actor };
    return reply
      .code(201)
      .headers(NO_STORE)
      .send(await context.uploads.receive(sent));
  });
  done();
};

/**
 * `GET /uploads`: all uploads. `GET /uploads/:id`: one upload. `GET /uploads/:id/findings`: everything that is wrong with it, as CSV.
 * `DELETE /uploads/:id`: drops it. Errors: 404 `upload-not-found`; 409 `upload-busy`.
 */
export const uploadsRoute: FastifyPluginCallbackTypebox<UploadsContext> = (app, context, done) => {
  const { uploads, actions } = context;
  app.get('/uploads', { schema: { querystring: NoParametersSchema, response: { 200: UploadsSchema } } }, async (_request, reply) =>
    reply.headers(NO_STORE).send({ ...(await uploads.list()), ...actions.removal() }),
  );

  const one = { params: IdSchema, querystring: NoParametersSchema };
  app.get('/uploads/:id', { schema: { ...one, response: { 200: UploadSchema } } }, async (request, reply) => {
    return reply.headers(NO_STORE).send(await uploads.describe(request.params.id));
  });

  app.get('/uploads/:id/findings', { schema: one }, async (request, reply) => {
    const path = await uploads.findings(request.params.id);
    return reply
      .headers({ ...NO_STORE, 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="findings.csv"' })
      .send(createReadStream(path));
  });

  app.delete('/uploads/:id', { schema: { ...one, response: { 204: NoContentSchema } } }, async (request, reply) => {
    const actor = callerOf(request);
    await uploads.drop(request.params.id, actor);
    return reply.code(204).headers(NO_STORE).send(undefined);
  });
  done();
};
