import type { Disclosure } from '@pendapa/contracts';
import { HourlyLimit } from '../access/hourly-limit.ts';
import type { Context, FilePart } from './context.ts';
import { refuseRecorded } from './refuse-recorded.ts';

const FILES_PER_HOUR = 60;
/** Files whose parts are known; the oldest is forgotten, and its next part counts again. */
const MAX_KNOWN = 1_000;

/** Counted files with their parts. A part counts again the second time: an id does not open a list without end. */
class CountedFiles {
  readonly #parts = new Map<string, Set<string>>();

  /** True if the part belongs to a file that is counted already. */
  addToCounted(user: string, { file, part }: FilePart): boolean {
    const parts = file === undefined ? undefined : this.#parts.get(`${file} ${user}`);
    if (!parts || parts.has(part)) return false;
    parts.add(part);
    return true;
  }

  remember(user: string, { file, part }: FilePart): void {
    if (file === undefined) return;
    const [oldest] = this.#parts.keys();
    if (oldest !== undefined && this.#parts.size >= MAX_KNOWN) this.#parts.delete(oldest);
    this.#parts.set(`${file} ${user}`, new Set([part]));
  }
}

/** Limits the files of each user. Mode `local` has no limit, because its only user has the data anyway. */
export function fileLimit(
  { exportsPerHour: limit = FILES_PER_HOUR }: Disclosure,
  { accessMode, recordRefusal }: Pick<Context, 'accessMode' | 'recordRefusal'>,
): Context['takeFile'] {
  const files = accessMode === 'local' ? null : new HourlyLimit(limit);
  const known = new CountedFiles();
  return (request, actor, part) => {
    if (files === null || known.addToCounted(actor.subject, part)) return;
    if (!files.tryTake(actor.subject))
      refuseRecorded(request, { recordRefusal }, { status: 429, code: 'too-many-tries', params: { limit: String(limit) } });
    known.remember(actor.subject, part);
  };
}
