import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Status } from '@pendapa/contracts';
import { StatusSchema } from '@pendapa/contracts/wire';
import { NOBODY, type Caller } from '../access/caller.ts';
import { rightsOf, roleOf } from '../access/rights.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** Only modes `proxy` and `oidc` have users with names of their own. */
const readerOf = (caller: Caller, { accessMode, disclosure }: Context): Status['reader'] => ({
  mode: accessMode,
  role: roleOf(caller, disclosure),
  name: ['proxy', 'oidc'].includes(accessMode) && caller.role !== 'nobody' ? caller.subject : null,
});

/** `GET /status`: agency, data date, extracts, and the rights of the caller. Not cached: the age of the data depends on the clock. */
export const statusRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: StatusSchema } };
  app.get('/status', { schema }, async (request, reply) => {
    const caller = request.caller ?? NOBODY;
    const served = context.warehouse.status();
    const status = {
      ...served,
      pagesWithoutData: [...(await context.pages.withoutData(new Set(served.extracts.map(({ extract }) => extract))))],
      reader: readerOf(caller, context),
      rights: rightsOf(caller, context.disclosure),
    };
    reply.headers({ 'cache-control': 'no-store', 'x-data-generation': status.generation });
    return status;
  });
  done();
};
