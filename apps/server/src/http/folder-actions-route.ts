import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { MappedField } from '@pendapa/contracts';
import { CodeMappingsSchema, UnplacedCodesSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import { keepConnection } from './keep-connection.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { NoContentSchema, ServedSchema } from './upload-schemas.ts';
import { callerOf, NO_STORE, type UploadsContext } from './uploads-context.ts';

const NumberSchema = Type.Object({ number: Type.String({ pattern: '^\\d{1,9}$' }) }, { additionalProperties: false });
const MAPPINGS_LIMIT = 262_144;
const REMOVAL_TIMEOUT_MS = 600_000;

type Mappings = Partial<Record<MappedField, Record<string, string>>>;

/**
 * `POST /loads/:number/removal`: takes a load out and answers when it is done. `GET /codes/unplaced`: texts that found no code.
 * `PUT /codes/mappings`: begins to give them codes, also for the next loads. Errors: 409 `folder-busy`, `action-refused`.
 */
export const folderActionsRoute: FastifyPluginCallbackTypebox<UploadsContext> = (app, context, done) => {
  const { uploads, actions } = context;

  const removal = {
    schema: { params: NumberSchema, querystring: NoParametersSchema, response: { 200: ServedSchema } },
    handlerTimeout: REMOVAL_TIMEOUT_MS,
  };
  app.post('/loads/:number/removal', removal, async (request, reply) => {
    const actor = callerOf(request);
    const load = Number(request.params.number);
    const generation = await keepConnection(request, REMOVAL_TIMEOUT_MS, () => actions.removeLoad(load, actor));
    await uploads.loadRemoved(load, actor);
    return reply.headers(NO_STORE).send({ generation });
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
