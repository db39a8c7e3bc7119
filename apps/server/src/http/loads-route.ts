import { createReadStream } from 'node:fs';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { findingsPath, listReceipts, type Receipt } from '@pendapa/importing';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { refuse } from './request-refused.ts';
import { requireRight } from './require-right.ts';

const NamedSchema = Type.Object({ name: Type.String({ pattern: '^[0-9TZ-]{6,40}$' }) }, { additionalProperties: false });
const NO_STORE = { 'cache-control': 'no-store' } as const;

/** The fields of a load in the list; all others are in its receipt. */
const summaryOf = ({
  kept: name,
  at,
  outcome,
  source,
  sha256,
  extract,
  others,
  replaced,
  warned,
  refused,
  generation,
  seconds,
}: Receipt) => ({
  name,
  at,
  outcome,
  source,
  sha256,
  extracts: [extract, ...others.map((other) => other.extract)],
  replaced,
  warned: warned.count,
  refused: refused.count,
  generation,
  seconds,
});
type Summary = ReturnType<typeof summaryOf>;

const ListSchema = Type.Unsafe<{ readonly loads: readonly Summary[] }>(Type.Object({ loads: Type.Array(Type.Unknown()) }));
const ReceiptSchema = Type.Unsafe<Receipt>(Type.Object({ format: Type.Literal(1) }));

/**
 * `GET /loads`: all loads, refused ones too. `GET /loads/receipt?name=`: one receipt. `GET /loads/findings?name=`: its findings as CSV.
 * Files are imported at the command line only; here their senders see the result.
 */
export const loadsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { dataFolder } = context;

  app.get('/loads', { schema: { querystring: NoParametersSchema, response: { 200: ListSchema } } }, async (request, reply) => {
    requireRight(request, 'loads', context);
    return reply.headers(NO_STORE).send({ loads: (await listReceipts(dataFolder)).map(summaryOf) });
  });

  app.get('/loads/receipt', { schema: { querystring: NamedSchema, response: { 200: ReceiptSchema } } }, async (request, reply) => {
    requireRight(request, 'loads', context);
    const receipt = (await listReceipts(dataFolder)).find((each) => each.kept === request.query.name);
    return receipt ? reply.headers(NO_STORE).send(receipt) : refuse(404, 'not-found');
  });

  app.get('/loads/findings', { schema: { querystring: NamedSchema } }, async (request, reply) => {
    requireRight(request, 'loads', context);
    const { name } = request.query;
    const path = await findingsPath(dataFolder, name);
    if (path === null) return refuse(404, 'not-found');
    return reply
      .headers({ ...NO_STORE, 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` })
      .send(createReadStream(path));
  });
  done();
};
