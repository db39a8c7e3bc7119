import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { isCalendarDate, lengthInDays, type Period } from '@pendapa/contracts';
import { WorkingDaysSchema } from '@pendapa/contracts/wire';
import { Type } from 'typebox';
import type { Context } from './context.ts';
import { matchesTag, NotModifiedSchema, setGenerationHeaders, createTagger } from './entity-tag.ts';
import { decodeParameters } from './query-string.ts';
import { refuse } from '../responses/request-refused.ts';

const date = Type.Optional(Type.String({ maxLength: 40 }));
const PeriodSchema = Type.Object({ from: date, to: date }, { additionalProperties: false });
/** Ten years. */
const MAX_DAYS = 3_660;

function dateOf(parameter: string, value: string | undefined): string {
  if (value === undefined) return refuse(400, 'missing-parameter', { parameter });
  return isCalendarDate(value) ? value : refuse(400, 'impossible-date', { parameter, value });
}

function readPeriod(query: Readonly<Partial<Record<'from' | 'to', string>>>): Period {
  const written = decodeParameters(query);
  const period = { from: dateOf('from', written.from), to: dateOf('to', written.to) };
  if (period.from > period.to) refuse(400, 'reversed-period', period);
  if (lengthInDays(period) > MAX_DAYS) refuse(400, 'impossible-date', { parameter: 'to', value: period.to });
  return period;
}

/** `GET /working-days?from=&to=`: the number of working days of a period, both ends included. */
export const workingDaysRoute: FastifyPluginCallbackTypebox<Context> = (app, context, done) => {
  const { warehouse } = context;
  const schema = { querystring: PeriodSchema, response: { 200: WorkingDaysSchema, 304: NotModifiedSchema } };
  app.get('/working-days', { schema }, async (request, reply) => {
    const period = readPeriod(request.query);
    const tags = createTagger(context);
    const tagOf = (generation: number) => tags(generation, 'working-days', period.from, period.to);
    const current = warehouse.generation();
    if (matchesTag(request.headers['if-none-match'], tagOf(current))) {
      setGenerationHeaders(reply, current, tagOf);
      return reply.code(304).send(undefined);
    }
    const days = await warehouse.workingDays(period);
    setGenerationHeaders(reply, days.generation, tagOf);
    return days;
  });
  done();
};
