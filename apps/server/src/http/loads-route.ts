import { createReadStream } from 'node:fs';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { LoadSummary } from '@pendapa/contracts';
import { LoadsSchema, UploadReceiptSchema } from '@pendapa/contracts/wire';
import { findingsPath, listReceipts, readReceiptOfName, type Receipt } from '@pendapa/importing';
import { readManifest, standingLoads } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.ts';
import { hasRight } from '../access/rights.ts';
import { receiptForPage } from '../uploads/receipt-for-page.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { NO_STORE } from '../responses/no-store.ts';
import { refuse } from '../responses/request-refused.ts';
import { requireRight } from './require-right.ts';

const NamedSchema = Type.Object({ name: Type.String({ pattern: '^[0-9TZ-]{6,40}$' }) }, { additionalProperties: false });

/** @param standing numbers of the loads in the served data */
const summaryOf = (receipt: Receipt, standing: ReadonlySet<number>): LoadSummary => {
  const { kept: name, at, outcome, source, sha256, extract, others, replaced, warned, refused, generation, seconds } = receipt;
  return {
    name,
    number: generation !== null && standing.has(generation) ? generation : null,
    at,
    outcome,
    source,
    sha256,
    extracts: [extract, ...others.map((other) => other.extract)],
    replaced,
    rows: [receipt, ...others].reduce((sum, { rows }) => sum + rows.accepted, 0),
    sum: others.length === 0 ? receipt.sums.file : null,
    warned: warned.count,
    refused: refused.count,
    generation,
    seconds,
  };
};

/** Loads in the served data that no other load removed. */
async function standingNumbers(dataFolder: string): Promise<ReadonlySet<number>> {
  const manifest = await readManifest(dataFolder);
  return new Set(standingLoads(manifest?.loads ?? []).flatMap(({ id, removes }) => (removes === undefined ? [id] : [])));
}

/** A user who may import sees the loads without the right `loads`. */
function requireReader(request: FastifyRequest, context: Context): void {
  if (!hasRight(callerOf(request), 'import', context.disclosure)) requireRight(request, 'loads', context);
}

const ReceiptSchema = Type.Unsafe<Receipt>(Type.Object({ format: Type.Literal(1) }));

/**
 * `GET /loads`: all loads, refused ones too. `GET /loads/receipt?name=`: one receipt; `GET /loads/summary?name=` for a page. `GET /loads/findings?name=`: its findings as CSV.
 * Here the senders of files see the result, also of imports at the command line.
 */
export const loadsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { dataFolder } = context;

  app.get('/loads', { schema: { querystring: NoParametersSchema, response: { 200: LoadsSchema } } }, async (request, reply) => {
    requireReader(request, context);
    const standing = await standingNumbers(dataFolder);
    return reply.headers(NO_STORE).send({ loads: (await listReceipts(dataFolder)).map((receipt) => summaryOf(receipt, standing)) });
  });

  app.get('/loads/receipt', { schema: { querystring: NamedSchema, response: { 200: ReceiptSchema } } }, async (request, reply) => {
    requireReader(request, context);
    const receipt = await readReceiptOfName(dataFolder, request.query.name);
    return receipt ? reply.headers(NO_STORE).send(receipt) : refuse(404, 'not-found');
  });

  app.get('/loads/summary', { schema: { querystring: NamedSchema, response: { 200: UploadReceiptSchema } } }, async (request, reply) => {
    requireReader(request, context);
    const receipt = await readReceiptOfName(dataFolder, request.query.name);
    return receipt ? reply.headers(NO_STORE).send(receiptForPage(receipt)) : refuse(404, 'not-found');
  });

  app.get('/loads/findings', { schema: { querystring: NamedSchema } }, async (request, reply) => {
    requireReader(request, context);
    const { name } = request.query;
    const path = await findingsPath(dataFolder, name);
    if (path === null) return refuse(404, 'not-found');
    return reply
      .headers({ ...NO_STORE, 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` })
      .send(createReadStream(path));
  });
  done();
};
