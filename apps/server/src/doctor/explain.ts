import type { Texts } from '@pendapa/contracts';
import { openWarehouse, QueryError, type Explanation } from '@pendapa/warehouse';
import { readListAddress } from '../http/read-list.ts';
import { readQuestionAddress } from '../http/read-question.ts';
import { Refused } from '../http/refused.ts';
import { say } from '../language.ts';
import { grouped, tableLines } from '../plain-table.ts';
import { UsageError } from '../usage-error.ts';

const LANES: Readonly<Record<Explanation['lane'], Texts>> = {
  fast: { id: 'jalur cepat', en: 'fast lane' },
  slow: {
    id: 'jalur lambat: koneksi tersendiri, tidak menahan yang lain',
    en: 'slow lane: connections of its own, which keep nobody waiting',
  },
};

/**
 * Names the tables that an address of `/api/v1/answers/...` or `/api/v1/lists/...` reads, with the reason. Throws `UsageError` if the
 * address is not a query.
 */
export async function explain(folder: string, address: string): Promise<Explanation> {
  const warehouse = await openWarehouse(folder, { threads: 1 });
  try {
    const asked = readListAddress(address);
    return asked ? warehouse.explainCases(asked) : warehouse.explain(readQuestionAddress(address));
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof QueryError)) throw error;
    const { code, params } = error.problem;
    const named = Object.entries(params).map(([name, value]) => `${name}=${value}`);
    throw new UsageError([code, ...named].join(' '));
  } finally {
    await warehouse.close();
  }
}

export function explanationLines({ lane, rows, estimate, readings }: Explanation): string[] {
  const head = [
    say({ id: 'tabel', en: 'table' }),
    say({ id: 'baris', en: 'rows' }),
    say({ id: 'dibaca', en: 'read' }),
    say({ id: 'alasan', en: 'reason' }),
  ];
  const lines = readings.map(({ table, rows: own, read, reason }) => [table, grouped(own), grouped(read), say(reason)]);
  const total = say({ id: `${grouped(rows)} baris dalam bagian yang dibuka`, en: `${grouped(rows)} rows in the parts that are opened` });
  const work = say({ id: `perkiraan waktu prosesor ${grouped(estimate)} md`, en: `about ${grouped(estimate)} ms of processor time` });
  return [`${say(LANES[lane])}; ${total}; ${work}`, ...tableLines([head, ...lines], [1, 2])];
}
