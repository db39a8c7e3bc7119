import type { Disclosure } from '@pendapa/contracts';
import { HourlyLimit } from '../access/hourly-limit.ts';
import type { Context } from './context.ts';
import { refuseRecorded } from './refuse-recorded.ts';

const FILES_PER_HOUR = 60;

/** Limits the files of each user. Mode `local` has no limit, because its only user has the data anyway. */
export function fileLimit(
  { exportsPerHour: limit = FILES_PER_HOUR }: Disclosure,
  { accessMode, recordRefusal }: Pick<Context, 'accessMode' | 'recordRefusal'>,
): Context['takeFile'] {
  const files = accessMode === 'local' ? null : new HourlyLimit(limit);
  return (request, actor) => {
    if (files === null || files.tryTake(actor.subject)) return;
    refuseRecorded(request, { recordRefusal }, { status: 429, code: 'too-many-tries', params: { limit: String(limit) } });
  };
}
