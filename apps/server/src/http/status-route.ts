import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Status, UnitsOfReader } from '@pendapa/contracts';
import { StatusSchema } from '@pendapa/contracts/wire';
import { readFailedImport } from '@pendapa/warehouse/folder';
import { callerOf, type Caller } from '../access/caller.ts';
import { rightsOf, roleOf } from '../access/rights.ts';
import { NO_STORE } from '../responses/no-store.ts';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** Only modes `proxy` and `oidc` have users with names of their own. */
const readerOf = (caller: Caller, ofUnits: UnitsOfReader | null, { accessMode, disclosure }: Context): Status['reader'] => ({
  mode: accessMode,
  ofUnits,
  role: roleOf(caller, disclosure),
  name: ['proxy', 'oidc'].includes(accessMode) && caller.role !== 'nobody' ? caller.subject : null,
});

/** `GET /status`: agency, data date, extracts, and the rights of the caller. Not cached: the age of the data depends on the clock. */
export const statusRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const schema = { querystring: NoParametersSchema, response: { 200: StatusSchema } };
  app.get('/status', { schema }, async (request, reply) => {
    const caller = callerOf(request);
    const served = context.warehouse.status();
    const status = {
      ...served,
      failedImportAt: await readFailedImport(context.dataFolder),
      pagesWithoutData: [...(await context.pages.withoutData(new Set(served.extracts.map(({ extract }) => extract))))],
      reader: readerOf(caller, (await context.dataOf(request)).ofUnits, context),
      rights: rightsOf(caller, context.disclosure),
    };
    reply.headers({ ...NO_STORE, 'x-data-generation': status.generation });
    return status;
  });
  done();
};
