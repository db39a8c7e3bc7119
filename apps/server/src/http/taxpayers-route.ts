import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import {
  IdentitySchema,
  LookupAnswerSchema,
  LookupRequestSchema,
  RecordRequestSchema,
  RevealRequestSchema,
  TaxpayerRecordSchema,
} from '@pendapa/contracts/wire';
import { HourlyLimit } from '../access/hourly-limit.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { refuseRecorded } from './refuse-recorded.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { refuse } from '../responses/request-refused.ts';
import { requireRight } from './require-right.ts';
import { safeReason } from './safe-reason.ts';

const LOOKUPS_PER_HOUR = 300;
const RECORDS_PER_HOUR = 300;
const TOO_MANY = { status: 429, code: 'too-many-tries', params: {} } as const;

/**
 * `POST /taxpayer-lookups`: finds one taxpayer by an exact number and returns masked details.
 * `POST /taxpayer-records`: returns the masked payments, objects and arrears of one taxpayer of a list.
 * `POST /reveals`: returns the name and the numbers of one taxpayer.
 * All need a right, have a limit per hour, and are recorded before anything is read. Errors: 403 `not-allowed`, 429 `too-many-tries`, 503
 * `audit-unavailable`.
 */
export const taxpayersRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf, queries, clientOf, record } = context;
  const { reveals, inTurn } = context.personalData;
  const lookups = new HourlyLimit(LOOKUPS_PER_HOUR);
  const records = new HourlyLimit(RECORDS_PER_HOUR);

  const lookup = { body: LookupRequestSchema, querystring: NoParametersSchema, response: { 200: LookupAnswerSchema } };
  app.post('/taxpayer-lookups', { schema: lookup }, async (request, reply) => {
    const actor = requireRight(request, 'lookup', context);
    if (!lookups.tryTake(actor.subject)) refuseRecorded(request, context, TOO_MANY);
    const { by, number } = request.body;
    const data = await dataOf(request);
    const generation = warehouse.generation();
    await record({ actor, action: 'lookup', details: { by, generation } });
    const taxpayer = await inTurn(() => data.lookUp(by, number));
    return reply.headers(NO_STORE).send({ taxpayer, generation });
  });

  const one = { body: RecordRequestSchema, querystring: NoParametersSchema, response: { 200: TaxpayerRecordSchema } };
  app.post('/taxpayer-records', { schema: one }, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    if (!records.tryTake(actor.subject)) refuseRecorded(request, context, TOO_MANY);
    const { taxpayer } = request.body;
    await record({ actor, action: 'taxpayer', details: { taxpayer, generation: warehouse.generation() } });
    const data = await dataOf(request);
    const found = await queries.run(request, (signal) => data.record(taxpayer, signal, clientOf(request)));
    return found ? reply.headers(NO_STORE).send(found) : refuse(404, 'not-found');
  });

  const reveal = { body: RevealRequestSchema, querystring: NoParametersSchema, response: { 200: IdentitySchema } };
  app.post('/reveals', { schema: reveal }, async (request, reply) => {
    const actor = requireRight(request, 'reveal', context);
    if (!reveals.tryTake(actor.subject)) refuseRecorded(request, context, TOO_MANY);
    const { taxpayer, reason } = request.body;
    const data = await dataOf(request);
    const generation = warehouse.generation();
    await record({ actor, action: 'reveal', details: { taxpayer, reason: safeReason(reason), generation } });
    const identity = await inTurn(() => data.reveal(taxpayer));
    if (!identity) return refuse(404, 'not-found');
    return reply.headers(NO_STORE).send({ ...identity, generation });
  });
  done();
};
