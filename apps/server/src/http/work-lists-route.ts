import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { MAX_WORK_LIST_ROWS, safeRemark } from '@pendapa/contracts';
import {
  MarkedRowSchema,
  NewWorkListSchema,
  WorkListChangeSchema,
  SheetNamesRequestSchema,
  SheetNamesSchema,
  WorkListRevisionSchema,
  WorkListSchema,
  WorkListsSchema,
  WorkListSummarySchema,
  WorkMarkSchema,
} from '@pendapa/contracts/wire';
import { revealNames } from '@pendapa/warehouse';
import { Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import { hasRight } from '../access/rights.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { refuse } from '../responses/request-refused.ts';
import { WorkLists } from '../work-lists/work-lists.ts';
import type { Context } from './context.ts';
import { disconnectedOf } from './disconnected.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { readListAddress } from './read-list.ts';
import { refuseRecorded } from './refuse-recorded.ts';
import { requireRight } from './require-right.ts';
import { safeReason } from './safe-reason.ts';
import { IdSchema, NoContentSchema } from './upload-schemas.ts';

const RowSchema = Type.Object(
  { id: IdSchema.properties.id, position: Type.String({ pattern: '^[1-9]\\d{0,2}$' }) },
  { additionalProperties: false },
);

/**
 * Work lists: chosen cases that people work through. All need the right `cases`, and are recorded. Errors: 403 `not-allowed`;
 * 404 `not-found`; 409 `record-changed` if somebody else changed it meanwhile, `action-refused` with words; 503 `action-refused` if
 * nothing can be saved, `audit-unavailable`.
 */
export const workListsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf, dataFolder, queries, clientOf, disclosure, personalData, record, journal } = context;
  const workLists = new WorkLists({ journal, record, isShared: () => warehouse.settings().store !== undefined });
  const mayDelete = (actor: Caller, owner: string): boolean => actor.subject === owner || hasRight(actor, 'import', disclosure);
  const one = { params: IdSchema, querystring: NoParametersSchema };

  app.addHook('onRequest', (request, _reply, next) => {
    requireRight(request, 'cases', context);
    next();
  });

  app.get('/work-lists', { schema: { querystring: NoParametersSchema, response: { 200: WorkListsSchema } } }, async (request, reply) =>
    reply.headers(NO_STORE).send(await workLists.list(requireRight(request, 'cases', context))),
  );

  const making = { schema: { querystring: NoParametersSchema, body: NewWorkListSchema, response: { 201: WorkListSummarySchema } } };
  app.post('/work-lists', making, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const { list, keys, name } = request.body;
    const data = await dataOf(request);
    const listQuery = data.permittedList(
      readListAddress(list) ?? refuse(400, 'unknown-value', { parameter: 'list', value: list, allowed: '' }),
    );
    // All cases that match a search are not all cases of the list.
    if (keys === null && listQuery.search !== '') refuse(400, 'unknown-value', { parameter: 'keys', value: '', allowed: '' });
    const choose = (salt: string) =>
      queries.run(disconnectedOf(reply), (signal) => data.chosenCases(listQuery, keys, salt, signal, clientOf(request)));
    const made = await workLists.make({ ...request.body, name: safeRemark(name.trim()), listQuery, choose }, actor);
    return reply.code(201).headers(NO_STORE).send(made);
  });

  app.get('/work-lists/:id', { schema: { ...one, response: { 200: WorkListSchema } } }, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const data = await dataOf(request);
    const numbers = hasRight(actor, 'objectNumbers', disclosure);
    const list = await workLists.describe(request.params.id, actor, (query) =>
      queries.run(request, (signal) => data.presentDebts({ ...query, numbers }, signal, clientOf(request))),
    );
    return reply.headers(NO_STORE).send({ ...list, mayDelete: mayDelete(actor, list.madeBy) });
  });

  const naming = { schema: { ...one, body: SheetNamesRequestSchema, response: { 200: SheetNamesSchema } } };
  app.post('/work-lists/:id/names', naming, async (request, reply) => {
    const actor = requireRight(request, 'sheetNames', context);
    const data = await dataOf(request);
    const { id } = request.params;
    const { items } = await workLists.describe(id, actor, (query) =>
      queries.run(disconnectedOf(reply), (signal) => data.presentDebts({ ...query, numbers: false }, signal, clientOf(request))),
    );
    const people = [...new Set(items.flatMap(({ taxpayer }) => taxpayer ?? []))];
    if (!personalData.reveals.tryTake(actor.subject, people.length))
      refuseRecorded(request, context, { status: 429, code: 'too-many-tries', params: {} });
    const served = warehouse.status();
    const { generation } = served;
    const reason = safeReason(request.body.reason);
    for (const taxpayer of people) await record({ actor, action: 'reveal', details: { taxpayer, reason, generation, workList: id } });
    const found = await personalData.inTurn(() => revealNames(dataFolder, served, people));
    const names = Object.fromEntries(
      items.flatMap(({ position, taxpayer }) => {
        const name = taxpayer === null ? undefined : found.get(taxpayer);
        return name === undefined ? [] : [[String(position), name]];
      }),
    );
    return reply.headers(NO_STORE).send({ names, generation });
  });

  const changing = { schema: { ...one, body: WorkListChangeSchema, response: { 200: WorkListSummarySchema } } };
  app.put('/work-lists/:id', changing, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const { name } = request.body;
    return reply
      .headers(NO_STORE)
      .send(await workLists.change(request.params.id, { ...request.body, name: safeRemark(name.trim()) }, actor));
  });

  const closing = { schema: { ...one, body: WorkListRevisionSchema, response: { 200: WorkListSummarySchema } } };
  app.post('/work-lists/:id/closing', closing, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    return reply.headers(NO_STORE).send(await workLists.end(request.params.id, request.body.revision, actor));
  });

  const deleting = { schema: { ...one, body: WorkListRevisionSchema, response: { 204: NoContentSchema } } };
  app.post('/work-lists/:id/deletion', deleting, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const { id } = request.params;
    // Others than its maker need the right to take data out.
    if (!mayDelete(actor, await workLists.ownerOf(id, actor))) requireRight(request, 'import', context);
    await workLists.delete(id, request.body.revision, actor);
    return reply.code(204).headers(NO_STORE).send(undefined);
  });

  const marking = {
    schema: { params: RowSchema, querystring: NoParametersSchema, body: WorkMarkSchema, response: { 200: MarkedRowSchema } },
  };
  app.put('/work-lists/:id/rows/:position', marking, async (request, reply) => {
    const actor = requireRight(request, 'cases', context);
    const { id, position } = request.params;
    if (Number(position) > MAX_WORK_LIST_ROWS) refuse(404, 'not-found');
    // Long numbers may be those of a taxpayer, which are stored nowhere but in the data.
    const mark = { ...request.body, remark: safeRemark(request.body.remark.trim()) };
    return reply.headers(NO_STORE).send(await workLists.mark(id, Number(position), mark, actor));
  });
  done();
};
