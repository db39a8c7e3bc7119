import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { DIMENSIONS, TIME_DIMENSIONS, type DimensionKey } from '@pendapa/contracts';
import { DimensionOptionsSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { decodeParameters } from './query-string.ts';
import { refuse } from '../responses/request-refused.ts';

const MAX_OPTIONS = 100;
const NameSchema = Type.Object({ name: Type.String() });
const text = Type.Optional(Type.String({ maxLength: 300 }));
const SearchSchema = Type.Object({ q: text, parent: text }, { additionalProperties: false });

const LISTED = DIMENSIONS.filter((key) => !TIME_DIMENSIONS.some((time) => time === key));

const dimension = (name: string): DimensionKey =>
  LISTED.find((key) => key === name) ?? refuse(400, 'unknown-dimension', { dimension: name, allowed: LISTED.join(', ') });

/** `GET /dimensions/:name?q=&parent=`: codes and names that contain the text and lie directly below the parent. */
export const dimensionsRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse, dataOf } = context;
  const schema = { params: NameSchema, querystring: SearchSchema, response: { 200: DimensionOptionsSchema, 304: NotModifiedSchema } };
  app.get('/dimensions/:name', { schema }, async (request, reply) => {
    const key = dimension(request.params.name);
    const { q: search = '', parent } = decodeParameters(request.query);
    const data = await dataOf(request);
    const units = key === 'unit' ? JSON.stringify(data.unitsOfFigures) : '';
    const tags = createTagger(context);
    const tagOf = (generation: number) => tags(generation, 'dimensions', key, search, parent ?? '', units);
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      setGenerationHeaders(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const options = await data.dimension(key, { search, parentCode: parent, limit: MAX_OPTIONS });
    setGenerationHeaders(reply, options.generation, tagOf);
    return options;
  });
  done();
};
