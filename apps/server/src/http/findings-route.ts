import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { FindingsNotReadySchema, FindingsSchema } from '@pendapa/contracts/wire';
import { callerOf } from '../access/caller.ts';
import { hasRight } from '../access/rights.ts';
import { visibleFindings } from '../findings/visible-findings.ts';
import type { FindingsByUnits } from '../findings/findings-by-units.ts';
import type { FindingsState } from '../findings/findings-cache.ts';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { NoParametersSchema } from './no-parameters.ts';

/** The first answer waits this long, so that users of small data need not ask twice. */
const WAITS_MS = 1_000;
/** `Retry-After` in seconds while the search runs. */
const ASK_AGAIN = 5;

const secondsUntil = (state: Exclude<FindingsState, { state: 'ready' }>): number =>
  state.state === 'pending' ? ASK_AGAIN : Math.max(1, Math.ceil((state.retryAt - performance.now()) / 1_000));

interface FindingsContext extends Context {
  readonly findings: FindingsByUnits;
}

/** `GET /findings`: the findings of the generation that the user may see; 202 while they are computed. */
export const findingsRoute: FastifyPluginCallbackTypebox<FindingsContext> = (app, context, done) => {
  const { warehouse, dataOf, disclosure, findings } = context;
  const schema = {
    querystring: NoParametersSchema,
    response: { 200: FindingsSchema, 202: FindingsNotReadySchema, 304: NotModifiedSchema },
  };
  app.get('/findings', { schema }, async (request, reply) => {
    const tags = createTagger(context);
    const data = await dataOf(request);
    const state = await findings.cacheOf(data).waitFor(WAITS_MS);
    if (state.state !== 'ready') {
      const retryAfter = secondsUntil(state);
      reply.code(202).headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) });
      return { state: state.state, retryAfter, generation: warehouse.generation() };
    }
    const { found, key } = state;
    const mayReadCases = hasRight(callerOf(request), 'cases', disclosure);
    const rights = JSON.stringify([mayReadCases, data.ofUnits]);
    const tagOf = (generation: number) => tags(generation, 'findings', JSON.stringify(key), rights);
    setGenerationHeaders(reply, found.generation, tagOf);
    if (matchesTag(request.headers['if-none-match'], tagOf(found.generation))) return reply.code(304).send(undefined);
    return visibleFindings(found, key, (unit) => mayReadCases && data.mayReadCasesOf(unit));
  });
  done();
};
