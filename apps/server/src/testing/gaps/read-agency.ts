import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, BuiltPage, RenderedPage, Status, ValueState } from '@pendapa/contracts';
import { openWarehouse } from '@pendapa/warehouse';
import type { FastifyInstance } from 'fastify';
import { build } from '../../http/build.ts';
import type { Language } from './claims.ts';
import type { FetchAnswer, Reply, TestPageRenderer } from './page-renderer.ts';
import { partsOf, type PagePart } from './page-parts.ts';

const WIDTH = 1366;
const INJECTED_PORT = 80;
const FINDINGS = '/api/v1/findings';
const PENDING = 202;
const PAUSE_MS = 100;

/** The answers that a page asks for, and its texts by language. */
export interface ReadPage {
  readonly answerTexts: ReadonlyMap<string, string>;
  readonly parts: Readonly<Record<Language, readonly PagePart[]>>;
}

export type ReadAgency = ReadonlyMap<string, ReadPage>;

/** Removes values that differ between two folders with the same data. */
function comparable(address: string, body: string): string {
  if (!address.endsWith('/status')) return body.replaceAll(/"generation":\d+/g, '');
  const { extracts } = JSON.parse(body) as Status;
  return extracts.map(({ extract }) => extract).join();
}

export class AgencyReader {
  constructor(
    private readonly renderer: TestPageRenderer,
    private readonly shellFolder: string,
  ) {}

  /** Reads all pages. A page whose answers equal those of `whole` is taken from it. */
  async read(dataFolder: string, whole?: ReadAgency): Promise<ReadAgency> {
    const warehouse = await openWarehouse(dataFolder, { threads: 1 });
    const app = await build({ warehouse, dataFolder, shellFolder: this.shellFolder, extraPorts: [INJECTED_PORT] });
    try {
      const pages = JSON.parse(await readFile(join(this.shellFolder, 'pages.json'), 'utf8')) as readonly BuiltPage[];
      const replies = new Map<string, Promise<Reply>>();
      await findingsOf(app);
      const read = new Map<string, ReadPage>();
      for (const { path, shows } of pages) {
        if (path !== shows) continue;
        const before = whole?.get(path);
        read.set(path, before && (await isSame(app, replies, before)) ? before : await this.#readPage(app, replies, path));
      }
      return read;
    } finally {
      await app.close();
      await warehouse.close();
    }
  }

  async #readPage(app: FastifyInstance, replies: Map<string, Promise<Reply>>, path: string): Promise<ReadPage> {
    const answerTexts = new Map<string, string>();
    const ask = async (address: string): Promise<Reply> => {
      const answer = await reply(app, replies, address);
      answerTexts.set(address, answer.body);
      return answer;
    };
    const id = await this.#renderParts(path, 'id', ask);
    const en = await this.#renderParts(path, 'en', ask, id.answers);
    return { answerTexts, parts: { id: partsOf(id.html), en: partsOf(en.html) } };
  }

  async #renderParts(path: string, language: Language, fetchAnswer: FetchAnswer, answers?: string): Promise<RenderedPage> {
    const page = await this.renderer.render(path, { language, width: WIDTH }, fetchAnswer, answers);
    if (page?.whole) return page;
    throw new Error(`${path} is not rendered whole.`);
  }
}

/** Waits until the findings are computed, because pages show a note until then. */
async function findingsOf(app: FastifyInstance): Promise<void> {
  while ((await app.inject({ url: FINDINGS })).statusCode === PENDING) await sleep(PAUSE_MS);
}

function reply(app: FastifyInstance, replies: Map<string, Promise<Reply>>, address: string): Promise<Reply> {
  const pending = replies.get(address) ?? app.inject({ url: address }).then(({ statusCode, body }) => ({ status: statusCode, body }));
  replies.set(address, pending);
  return pending;
}

async function isSame(app: FastifyInstance, replies: Map<string, Promise<Reply>>, { answerTexts }: ReadPage): Promise<boolean> {
  for (const [address, body] of answerTexts) {
    const now = await reply(app, replies, address);
    if (comparable(address, now.body) !== comparable(address, body)) return false;
  }
  return true;
}

const stateName = (state: ValueState): string | null => {
  if (state.state === 'unknown') return state.field ?? 'unknown';
  return state.state === 'absent' && state.extract ? state.extract : null;
};

/** Fields and extracts that the answers of a page report as missing. */
export function lacksOf({ answerTexts }: ReadPage): ReadonlySet<string> {
  const answers = [...answerTexts].filter(([address]) => address.includes('/answers/')).map(([, body]) => JSON.parse(body) as Answer);
  const states = answers.flatMap(({ columns, totals }) => [
    ...columns.flatMap((column) => (column.kind === 'measure' ? (column.states ?? []).map(({ state }) => state) : [])),
    ...Object.values(totals.states?.current ?? {}),
  ]);
  return new Set(states.flatMap((state) => stateName(state) ?? []));
}
