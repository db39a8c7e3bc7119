import type { Texts } from '@pendapa/contracts';
import { QueryError, type Explanation } from '@pendapa/warehouse';
import { readListAddress } from '../http/read-list.ts';
import { readQuestionAddress } from '../http/read-question.ts';
import { RequestRefused } from '../responses/request-refused.ts';
import { localize } from '../language.ts';
import { openFolder } from '../open-folder.ts';
import { grouped, tableLines } from '../plain-table.ts';
import { UsageError } from '../usage-error.ts';

const QUEUE_TEXTS: Readonly<Record<Explanation['queue'], Texts>> = {
  fast: { id: 'antrean cepat', en: 'fast queue' },
  slow: {
    id: 'antrean lambat: koneksi tersendiri, tidak menahan yang lain',
    en: 'slow queue: connections of its own, which keep nobody waiting',
  },
};

/**
 * Names the tables that an address of `/api/v1/answers/...` or `/api/v1/lists/...` reads, with the reason. Throws `UsageError` if the
 * address is not a query.
 */
export async function explain(folder: string, address: string): Promise<Explanation> {
  const warehouse = await openFolder(folder, { threads: 1 });
  try {
    const listQuestion = readListAddress(address);
    return listQuestion ? warehouse.explainCases(listQuestion) : warehouse.explain(readQuestionAddress(address));
  } catch (error) {
    if (!(error instanceof RequestRefused) && !(error instanceof QueryError)) throw error;
    const { code, params } = error.problem;
    const named = Object.entries(params).map(([name, value]) => `${name}=${value}`);
    throw new UsageError([code, ...named].join(' '));
  } finally {
    await warehouse.close();
  }
}

/** The JSON that `doctor --explain --json` prints; scripts read its names. */
export const explanationJson = ({ queue, ...explanation }: Explanation): string => JSON.stringify({ lane: queue, ...explanation }, null, 2);

export function explanationLines({ queue, rows, estimate, readings }: Explanation): string[] {
  const head = [
    localize({ id: 'tabel', en: 'table' }),
    localize({ id: 'baris', en: 'rows' }),
    localize({ id: 'dibaca', en: 'read' }),
    localize({ id: 'alasan', en: 'reason' }),
  ];
  const lines = readings.map(({ table, rows: own, read, reason }) => [table, grouped(own), grouped(read), localize(reason)]);
  const total = localize({
    id: `${grouped(rows)} baris dalam bagian yang dibuka`,
    en: `${grouped(rows)} rows in the parts that are opened`,
  });
  const work = localize({ id: `perkiraan waktu prosesor ${grouped(estimate)} md`, en: `about ${grouped(estimate)} ms of processor time` });
  return [`${localize(QUEUE_TEXTS[queue])}; ${total}; ${work}`, ...tableLines([head, ...lines], [1, 2])];
}
