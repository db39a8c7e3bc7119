import { gzipSync } from 'node:zlib';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { BOUNDARY_LEVELS, type Boundaries, type BoundaryLevel } from '@pendapa/contracts';
import { BoundariesSchema } from '@pendapa/contracts/wire';
import { boundariesStamp, readBoundaries } from '@pendapa/warehouse';
import { Type } from 'typebox';
import { chooseCoding } from './accept-headers.ts';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, createTagger } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';
import { refuse } from '../responses/request-refused.ts';

const LevelSchema = Type.Object({ level: Type.String() });

interface CachedFile {
  readonly stamp: string;
  readonly sha256: string;
  readonly text: string;
  readonly compressed: Buffer;
}

const levelOf = (name: string): BoundaryLevel =>
  BOUNDARY_LEVELS.find((level) => level === name) ??
  refuse(400, 'unknown-dimension', { dimension: name, allowed: BOUNDARY_LEVELS.join(', ') });

async function load(dataFolder: string, level: BoundaryLevel, stamp: string): Promise<CachedFile> {
  const file = await readBoundaries(dataFolder, level);
  const body: Boundaries = { level, topology: file?.boundaries.topology ?? null };
  const text = JSON.stringify(body);
  return { stamp, sha256: file?.sha256 ?? 'none', text, compressed: gzipSync(text) };
}

/**
 * `GET /boundaries/:level`: the boundaries of cities, districts or wards; null if none were imported.
 * The compressed file is kept in memory and read again when it changes.
 */
export const boundariesRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { dataFolder, warehouse } = context;
  const cache = new Map<BoundaryLevel, CachedFile>();
  const find = async (level: BoundaryLevel): Promise<CachedFile> => {
    const stamp = await boundariesStamp(dataFolder, level);
    const cached = cache.get(level);
    if (cached?.stamp === stamp) return cached;
    const loaded = await load(dataFolder, level, stamp);
    cache.set(level, loaded);
    return loaded;
  };
  const schema = { params: LevelSchema, querystring: NoParametersSchema, response: { 200: BoundariesSchema, 304: NotModifiedSchema } };
  app.get('/boundaries/:level', { schema }, async (request, reply) => {
    const level = levelOf(request.params.level);
    const tags = createTagger(context);
    const { sha256, text, compressed } = await find(level);
    const tag = tags(warehouse.generation(), 'boundaries', level, sha256);
    reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'accept-encoding' });
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send(undefined);
    reply.type('application/json; charset=utf-8');
    const takesGzip = chooseCoding(request.headers['accept-encoding']).coding === 'gzip';
    if (takesGzip) reply.header('content-encoding', 'gzip');
    const body: unknown = takesGzip ? compressed : text;
    // The body is already JSON text.
    return reply.send(body as Boundaries);
  });
  done();
};
