import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { MappedField } from '@pendapa/contracts';
import { CodeMappingsSchema, UnplacedCodesSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { NoContentSchema } from './upload-schemas.ts';
import type { UploadsContext } from './uploads-context.ts';

const NumberSchema = Type.Object({ number: Type.String({ pattern: '^\\d{1,9}$' }) }, { additionalProperties: false });
const MAPPINGS_LIMIT = 262_144;

type Mappings = Partial<Record<MappedField, Record<string, string>>>;

/**
 * `POST /loads/:number/removal`: begins to take a load out; `GET /uploads` has its progress. `GET /codes/unplaced`: texts that found no code.
 * `PUT /codes/mappings`: begins to give them codes, also for the next loads. `POST /loads/:number/removal/cancellation` and
 * `POST /codes/mappings/cancellation` end them. Errors: 409 `folder-busy`, `action-refused`; `upload-step` if nothing is to be cancelled.
 */
export const folderActionsRoute: FastifyPluginCallbackTypebox<UploadsContext> = (app, context, done) => {
  const { actions } = context;

  const removal = { params: NumberSchema, querystring: NoParametersSchema, response: { 202: NoContentSchema } };
  app.post('/loads/:number/removal', { schema: removal }, async (request, reply) => {
    await actions.removeLoad(Number(request.params.number), callerOf(request));
    return reply.code(202).headers(NO_STORE).send(undefined);
  });

  const cancellation = { querystring: NoParametersSchema, response: { 204: NoContentSchema } };
  const removalEnd = { ...cancellation, params: NumberSchema };
  app.post('/loads/:number/removal/cancellation', { schema: removalEnd }, async (request, reply) => {
    await actions.cancelRemoval(Number(request.params.number), callerOf(request));
    return reply.code(204).headers(NO_STORE).send(undefined);
  });
  app.post('/codes/mappings/cancellation', { schema: cancellation }, async (request, reply) => {
    await actions.cancelMapping(callerOf(request));
    return reply.code(204).headers(NO_STORE).send(undefined);
  });

  const unplaced = { querystring: NoParametersSchema, response: { 200: UnplacedCodesSchema } };
  app.get('/codes/unplaced', { schema: unplaced }, async (_request, reply) => {
    return reply.headers(NO_STORE).send(await actions.unplacedCodes());
  });

  const mapping = { body: CodeMappingsSchema, querystring: NoParametersSchema, response: { 202: NoContentSchema } };
  app.put('/codes/mappings', { schema: mapping, bodyLimit: MAPPINGS_LIMIT }, async (request, reply) => {
    const actor = callerOf(request);
    const mappings: Mappings = {};
    for (const { field, value, code } of request.body.mappings) mappings[field] = { ...mappings[field], [value]: code };
    await actions.mapCodes(mappings, actor);
    return reply.code(202).headers(NO_STORE).send(undefined);
  });
  done();
};
