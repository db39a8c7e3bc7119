import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { dataDictionary } from '@pendapa/warehouse';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** `GET /data-dictionary`: measures, dimensions and fields of the tables with their definitions, as Markdown in both languages. */
export const dataDictionaryRoute: FastifyPluginCallbackTypebox<Context> = (app, _context, done) => {
  app.get('/data-dictionary', { schema: { querystring: NoParametersSchema, response: { 200: Type.String() } } }, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'private, no-cache' }).send(dataDictionary()),
  );
  done();
};
