import { realpath } from 'node:fs/promises';
import type { DuckDBInstance } from '@duckdb/node-api';
import {
  queryAddress,
  type Answer,
  type DimensionKey,
  type DimensionOptions,
  type ListedCases,
  type ListQuery,
  type Period,
  type Query,
  type References,
  type UserError,
  type ServedData,
  type TaxDueRules,
  type TaxpayerRecord,
  type WorkingDays,
} from '@pendapa/contracts';
import type { Settings, StoreSettings } from '@pendapa/contracts/settings';
import { readCurrent, readManifest } from './generations/generations.ts';
import { pathsOf } from './data-folder/paths.ts';
import { openClient, requireStore, storeConnection, storeFault, STORE_LIMITS } from './clickhouse/store-client.ts';
import { StoreGenerations } from './clickhouse/store-generations.ts';
import { placeOf, readerOf } from './clickhouse/store-settings.ts';
import { planCases, type CasePlan } from './lists/plan-cases.ts';
import { references } from './lists/references.ts';
import { planRecord } from './lists/taxpayer-record.ts';
import { taxDues } from './lists/tax-dues.ts';
import { workingDaysIn } from './lists/working-days.ts';
import { answerPlan } from './questions/answer.ts';
import type { Explanation } from './questions/explain.ts';
import type { Need } from './questions/needs.ts';
import { planQuestion, type WholePlan } from './questions/plan.ts';
import { narrowed, refusal } from './questions/query-error.ts';
import { AnswerCache } from './serving/answer-cache.ts';
import { KEPT_BYTES, keptConnection } from './serving/kept-statements.ts';
import { contextOf, rowsIn } from './serving/context-of.ts';
import { dimensionOptions, type OptionSearch } from './serving/dimension-options.ts';
import { memoryLimitFor, openEngine } from './serving/engine.ts';
import { emptyFolder, GenerationsServer } from './serving/generations-server.ts';
import { openLanes, type Lane, type Lanes } from './serving/lanes.ts';
import type { Ask, Asked } from './serving/query-pool.ts';
import type { Lend } from './aside/made-aside.ts';
import { recipeOf } from './aside/recipes.ts';
import type { AskedGeneration, Generations } from './serving/served-generation.ts';
import type { Client } from './serving/waiting.ts';
import { revisionOf, statusOf } from './serving/status-of.ts';
import { isDamage, requireFolder, troubleOf, type Trouble } from './serving/trouble.ts';
import { folderId } from './data-folder/folder-id.ts';
import { readSettings } from './data-folder/settings-file.ts';

export interface WarehouseOptions {
  /** Of the engine, for all questions together; one unless said otherwise. */
  readonly threads?: number;
  /** DuckDB's soft limit, e.g. `1GB`; by the size of the parts unless said otherwise. */
  readonly memoryLimit?: string;
  readonly queryTimeoutMs?: number;
  /** Of tables with at least so many rows, what most questions ask is held in memory while they are served; 20,000 unless said otherwise. */
  readonly heldFrom?: number;
  /** What the groups of one question may take of the memory; 300 MB unless said otherwise. */
  readonly groupBytes?: number;
}

/**
 * Answers questions about the generation that is published, and follows to the next one by itself. Six queries run at once, two of
 * them such as go through single facts: start Node with UV_THREADPOOL_SIZE of at least 8, or long queries take the threads that
 * file reads need.
 */
export interface Warehouse {
  readonly status: () => ServedData;
  /**
   * QueryError for a question that this data cannot be asked, that waits in vain or takes too much time or memory; the signal's reason
   * when it aborts. Of what is scarce each client has a share.
   */
  readonly answer: (question: Query, signal?: AbortSignal, client?: Client) => Promise<Answer>;
  /** Which tables a question would read and why; QueryError as for `answer`. */
  readonly explain: (question: Query) => Explanation;
  readonly dimension: (dimension: DimensionKey, wanted: OptionSearch) => Promise<DimensionOptions>;
  readonly workingDays: (period: Period) => Promise<WorkingDays>;
  /** A page of a list of single cases, masked but for the `numbers` of objects; QueryError as for `answer`. */
  readonly cases: (asked: ListQuery, numbers: boolean, signal?: AbortSignal, client?: Client) => Promise<ListedCases>;
  /** Which tables a list would read and why; QueryError as for `cases`. */
  readonly explainCases: (asked: ListQuery) => Explanation;
  /** What one taxpayer pays, does and owes, masked; null where nobody has the key. QueryError as for `cases`. */
  readonly record: (taxpayer: string, signal?: AbortSignal, client?: Client) => Promise<TaxpayerRecord | null>;
  /** When each tax falls due next. */
  readonly dues: () => Promise<TaxDueRules>;
  /** Marked events, the calendar by month, bands of indicators and versions of targets. */
  readonly references: () => Promise<References>;
  readonly generation: () => number;
  /** With which questions are answered now. */
  readonly settings: () => Settings;
  /** Another one as soon as other data or settings are served; part of the key of all that is kept. */
  readonly revision: () => string;
  /** Why an older generation than the published one is served; null when all is well. */
  readonly damage: () => UserError | null;
  /** What keeps the data folder or the store from being followed, found by the last look; null when all is well. */
  readonly trouble: () => Trouble | null;
  /** Resolves once all is in memory that is held there of the generation that is served. */
  readonly settled: () => Promise<void>;
  /** Resolves when work that nobody waits for may go on, after so many ms of it: it has a fifth of the time while readers ask. */
  readonly whenQuiet: (workedMs: number) => Promise<void>;
  /** Looks at the data folder now instead of at the next tick. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const [QUERY_TIMEOUT_MS, HELD_FROM] = [10_000, 20_000];
// Each question that runs brings a thread of its own; more of the engine's take apart what is too small for it, which costs a
// fifth more in all. While many ask, that is what they wait for.
const THREADS = 1;
const POLL_MS = 1_000;
/** About what a question takes that works something out of single rows before it is answered. */
const MAKING_MS = 1_000;

interface Asker {
  readonly signal?: AbortSignal | undefined;
  readonly client?: Client | undefined;
}

/** What is to be read, and by which connections. */
interface ToRead<T> extends Asked {
  readonly lane: Lane;
  readonly needs?: readonly Need[];
  readonly work: (ask: Ask) => Promise<T>;
  /** The split that a question leaves out first where memory does not suffice. */
  readonly widest?: DimensionKey | null;
}

class OpenWarehouse implements Warehouse {
  readonly #cache = new AnswerCache({ answers: 1_000, values: 700_000 });
  readonly #timer: NodeJS.Timeout;
  #settings: Settings;
  #closed = false;
  #trouble: Trouble | null = null;
  #looking = false;

  constructor(
    private readonly dataFolder: string,
    private readonly lanes: Lanes,
    private readonly server: Generations,
    private readonly shut: () => void,
    private readonly rootId: string | null,
    settings: Settings,
    private readonly groupBytes: number | undefined,
  ) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.#tick(), POLL_MS).unref();
  }

  readonly status = (): ServedData => statusOf(this.server.current, this.#settings);
  readonly settings = (): Settings => this.#settings;
  readonly generation = (): number => this.server.current.manifest.generation;
  readonly revision = (): string => revisionOf(this.server.current, this.#settings);
  readonly damage = (): UserError | null => this.server.damage;
  readonly trouble = (): Trouble | null => this.#trouble;
  readonly settled = (): Promise<void> => this.server.settled();
  readonly whenQuiet = (workedMs: number): Promise<void> => this.lanes.whenQuiet(workedMs);

  readonly answer = (question: Query, signal?: AbortSignal, client?: Client): Promise<Answer> => {
    const key = `${this.revision()} ${queryAddress(question)}`;
    return this.#cache.get(key, (unwanted) => this.#ask(question, { signal: unwanted, client }), signal);
  };

  readonly explain = (question: Query): Explanation => this.#plan(question, this.server.current).explanation;

  readonly dimension = (dimension: DimensionKey, wanted: OptionSearch): Promise<DimensionOptions> =>
    this.server.use(({ directory, manifest }) => Promise.resolve(dimensionOptions(dimension, wanted, directory, manifest.generation)));

  readonly cases = (asked: ListQuery, numbers: boolean, signal?: AbortSignal, client?: Client): Promise<ListedCases> =>
    this.#read({ signal, client }, (served) => {
      const { explanation, needs, read } = this.#planCases(asked, numbers, served);
      return { lane: explanation.lane, needs, work: read };
    });

  readonly explainCases = (asked: ListQuery): Explanation => this.#planCases(asked, false, this.server.current).explanation;

  readonly record = (taxpayer: string, signal?: AbortSignal, client?: Client): Promise<TaxpayerRecord | null> =>
    this.#read({ signal, client }, (served) => {
      const { explanation, needs, read } = planRecord(taxpayer, contextOf(served, this.#settings), rowsIn(served));
      return { lane: explanation.lane, needs, work: read };
    });

  readonly dues = (): Promise<TaxDueRules> =>
    this.#read({}, (served) => ({ lane: 'fast', work: (ask) => taxDues(contextOf(served, this.#settings), ask) }));

  readonly references = (): Promise<References> =>
    this.#read({}, (served) => ({ lane: 'fast', work: (ask) => references(contextOf(served, this.#settings), ask) }));

  readonly workingDays = (period: Period): Promise<WorkingDays> =>
    this.server.use(({ directory, manifest }) => Promise.resolve(workingDaysIn(period, directory.calendar, manifest.generation)));

  readonly refresh = async (): Promise<void> => {
    const before = this.revision();
    await requireFolder(this.dataFolder, this.rootId);
    const trouble = await troubleOf(this.server);
    // What failed because the folder went away meanwhile says nothing of its data.
    await requireFolder(this.dataFolder, this.rootId);
    this.#trouble = trouble;
    if (this.#trouble) throw this.#trouble.reason;
    await this.server.examine();
    const settings = await readSettings(this.dataFolder);
    // Without their folder these are the defaults, which hide less than the agency may have chosen.
    await requireFolder(this.dataFolder, this.rootId);
    this.#settings = settings;
    if (this.revision() !== before) this.#cache.clear();
  };

  readonly close = async (): Promise<void> => {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#timer);
    await this.lanes.close();
    await this.server.close();
    this.shut();
  };

  #plan(question: Query, served: AskedGeneration): WholePlan {
    return planQuestion(question, contextOf(served, this.#settings), rowsIn(served), this.groupBytes);
  }

  #planCases(asked: ListQuery, numbers: boolean, served: AskedGeneration): CasePlan {
    return planCases(asked, numbers, contextOf(served, this.#settings), rowsIn(served));
  }

  #ask(question: Query, asker: Asker): Promise<Answer> {
    return this.#read(asker, (served) => {
      const plan = this.#plan(question, served);
      const kind = [question.subject, ...question.measures, ...(question.by ?? [])].join(' ');
      return { ...plan.explanation, kind, needs: plan.needs, widest: plan.widest, work: (ask) => answerPlan(plan, ask) };
    });
  }

  #read<T>({ signal, client }: Asker, prepare: (served: AskedGeneration) => ToRead<T>): Promise<T> {
    return this.server.use(async (served) => {
      try {
        const { lane, estimate, kind, needs = [], widest = null, work } = prepare(served);
        const run = () =>
          this.lanes.run(lane, work, signal, client, { estimate, kind }).catch((error: unknown) => {
            throw narrowed(error, widest);
          });
        const lend: Lend = (make, unwanted) => this.lanes.run('slow', (_, ended) => make(ended), unwanted, client, { estimate: MAKING_MS });
        const recipes = needs.map((need) => recipeOf(served, need));
        return await served.aside.use(recipes, run, { lend, signal });
      } catch (error) {
        if (!isDamage(error)) throw error;
        await this.server.abandon(served, error);
        throw refusal('damaged-data', { generation: String(served.manifest.generation) }, { cause: error });
      }
    });
  }

  /** A folder that cannot be read now, or refused settings, leave what is served as it is until the next look. */
  async #tick(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    await this.refresh().catch(() => undefined);
    this.#looking = false;
  }
}

async function serve(dataFolder: string, instance: DuckDBInstance, settings: Settings, options: WarehouseOptions): Promise<Warehouse> {
  const { queryTimeoutMs = QUERY_TIMEOUT_MS, heldFrom = HELD_FROM, groupBytes } = options;
  const connection = await instance.connect();
  const lanes = await openLanes(async (lane) => keptConnection(await instance.connect(), KEPT_BYTES[lane]), queryTimeoutMs);
  const server = new GenerationsServer(dataFolder, connection, () => instance.connect(), heldFrom, lanes);
  await server.follow();
  const shut = () => {
    connection.closeSync();
    instance.closeSync();
  };
  return new OpenWarehouse(dataFolder, lanes, server, shut, await folderId(dataFolder), settings, groupBytes);
}

/** Answers out of the store that the settings name; whatever holds its limits is asked by as many questions at a time as an engine here. */
async function openStore(
  dataFolder: string,
  settings: Settings,
  store: StoreSettings,
  { queryTimeoutMs = QUERY_TIMEOUT_MS, groupBytes }: WarehouseOptions,
): Promise<Warehouse> {
  const access = await readerOf(dataFolder, store);
  const client = openClient(access);
  try {
    await requireStore(client, access);
    const limits = { seconds: Math.ceil(queryTimeoutMs / 1000) + 1, ...STORE_LIMITS };
    const lanes = await openLanes(() => Promise.resolve(storeConnection(client, limits)), queryTimeoutMs);
    const server = new StoreGenerations(client, placeOf(store));
    await server.follow();
    return new OpenWarehouse(dataFolder, lanes, server, () => undefined, await folderId(dataFolder), settings, groupBytes);
  } catch (error) {
    await client.close();
    throw storeFault(error, access);
  }
}

/** Opens the data folder for questions, or the store that its settings name; UserError where it holds no data, only damaged data, or refused settings. */
export async function openWarehouse(dataFolder: string, options: WarehouseOptions = {}): Promise<Warehouse> {
  const settings = await readSettings(dataFolder);
  if (settings.store) return openStore(dataFolder, settings, settings.store, options);
  if ((await readCurrent(dataFolder)) === null) throw emptyFolder(dataFolder);
  const folder = await realpath(dataFolder);
  const { parts = [] } = (await readManifest(folder).catch(() => null)) ?? {};
  const memoryLimit = memoryLimitFor(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  const instance = await openEngine(pathsOf(folder).parts, { threads: THREADS, memoryLimit, ...options });
  try {
    return await serve(folder, instance, settings, options);
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}
