import { realpath } from 'node:fs/promises';
import type { DuckDBInstance } from '@duckdb/node-api';
import {
  queryAddress,
  type Answer,
  type DimensionKey,
  type DimensionOptions,
  type ListChoices,
  type ListedCases,
  type ListQuery,
  type Period,
  type Query,
  type References,
  type UserError,
  type ServedData,
  type TaxDueRules,
  type WorkingDays,
} from '@pendapa/contracts';
import type { Settings, StoreSettings } from '@pendapa/contracts/settings';
import { readCurrent, readManifest } from './generations/generations.ts';
import { emptyFolder } from './data-folder/empty-folder.ts';
import { pathsOf } from './data-folder/paths.ts';
import { planChosen, type ChosenCases } from './lists/chosen-cases.ts';
import { planPresentDebts, type PresentDebts, type PresentDebtsQuery } from './lists/present-debts.ts';
import { planCases, type CasePlan } from './lists/plan-cases.ts';
import { planChoices } from './lists/plan-choices.ts';
import { planWholeList } from './lists/plan-whole-list.ts';
import { readReferences } from './lists/references.ts';
import { planMembership, planRecord } from './lists/taxpayer-record.ts';
import { readTaxDueRules } from './lists/tax-due-rules.ts';
import { workingDaysIn } from './lists/working-days.ts';
import { answerPlan } from './answers/answer.ts';
import type { Explanation } from './queries/explain.ts';
import type { Need } from './rollups/on-demand.ts';
import { planQuery, type WholePlan } from './queries/plan.ts';
import { withSplitToRemove, createQueryError } from './queries/query-error.ts';
import { AnswerCache } from './serving/answer-cache.ts';
import { STATEMENT_CACHE_BYTES, withStatementCache } from './serving/prepared-statements.ts';
import { contextOf, rowsIn } from './serving/context-of.ts';
import { dimensionOptions, type OptionSearch } from './serving/dimension-options.ts';
import { memoryLimitFor, openEngine } from './serving/engine.ts';
import { GenerationsServer } from './serving/generations-server.ts';
import { openScheduler, type QueueName, type QueryScheduler } from './serving/query-scheduler.ts';
import type { RunSql } from './engine/duck.ts';
import type { QueryHints } from './serving/query-pool.ts';
import type { ScheduleBuild } from './serving/materialized-view-cache.ts';
import { viewDefinitionOf, type ViewDefinition } from './rollups/on-demand.ts';
import type { QueryableGeneration, Generations } from './serving/served-generation.ts';
import type { Client } from './serving/admission-queue.ts';
import { revisionOf, statusOf } from './serving/status-of.ts';
import { isDamage, requireFolder, followOrFault, type FollowFault } from './serving/follow-fault.ts';
import { folderId } from './data-folder/folder-id.ts';
import { readSettings } from './data-folder/settings-file.ts';
import type { Warehouse, WarehouseOptions } from './warehouse.ts';

const [QUERY_TIMEOUT_MS, MIN_ROWS_IN_MEMORY] = [10_000, 20_000];
// Each running query brings its own thread. More engine threads would split small work at a fifth more processor time.
const THREADS = 1;
const POLL_MS = 1_000;
/** Estimated time in ms to build a view before a query runs. */
const VIEW_BUILD_MS = 1_000;

interface Requester {
  readonly signal?: AbortSignal | undefined;
  readonly client?: Client | undefined;
}

/** The work of a query, its queue and the views that it needs. */
interface ReadTask<T> extends QueryHints {
  readonly queue: QueueName;
  readonly needs?: readonly Need[];
  /** Whole lists that it reads. */
  readonly lists?: readonly ViewDefinition[];
  readonly work: (runSql: RunSql) => Promise<T>;
  /** The dimension that a user should remove first if memory does not suffice. */
  readonly widest?: DimensionKey | null;
}

class OpenWarehouse implements Warehouse {
  readonly #cache = new AnswerCache({ answers: 1_000, values: 700_000 });
  readonly #timer: NodeJS.Timeout;
  #settings: Settings;
  #isClosed = false;
  #trouble: FollowFault | null = null;
  #checking = false;

  constructor(
    private readonly dataFolder: string,
    private readonly scheduler: QueryScheduler,
    private readonly server: Generations,
    private readonly closeEngine: () => void,
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
  readonly trouble = (): FollowFault | null => this.#trouble;
  readonly settled = (): Promise<void> => this.server.settled();
  readonly waitForCooldown = (workedMs: number): Promise<void> => this.scheduler.waitForCooldown(workedMs);

  readonly answer = (query: Query, signal?: AbortSignal, client?: Client): Promise<Answer> => {
    const key = `${this.revision()} ${queryAddress(query)}`;
    return this.#cache.get(key, (shared) => this.#answer(query, { signal: shared, client }), signal);
  };

  readonly explain = (query: Query): Explanation => this.#plan(query, this.server.current).explanation;

  readonly dimension = (dimension: DimensionKey, search: OptionSearch): Promise<DimensionOptions> =>
    this.server.use(({ directory, manifest }) => Promise.resolve(dimensionOptions(dimension, search, directory, manifest.generation)));

  readonly cases = (query: ListQuery, numbers: boolean, signal?: AbortSignal, client?: Client): Promise<ListedCases> =>
    this.#read({ signal, client }, (served) => {
      const { explanation, needs, read } = this.#planCases(query, numbers, served);
      return { queue: explanation.queue, needs, work: read };
    });

  readonly wholeList = (query: ListQuery, numbers: boolean, signal?: AbortSignal, client?: Client): Promise<ListedCases> =>
    this.#read({ signal, client }, (served) => {
      const plan = planWholeList(query, numbers, served.lists !== null, contextOf(served, this.#settings), rowsIn(served));
      const lists = plan.stored === null ? [] : [plan.stored];
      return { queue: plan.explanation.queue, needs: plan.needs, lists, work: plan.read };
    });

  readonly listChoices = (query: ListQuery, signal?: AbortSignal, client?: Client): Promise<ListChoices> =>
    this.#read({ signal, client }, (served) => {
      const { explanation, needs, read } = planChoices(query, contextOf(served, this.#settings), rowsIn(served));
      return { queue: explanation.queue, needs, work: read };
    });

  readonly chosenCases: Warehouse['chosenCases'] = (query, keys, salt, signal, client) =>
    this.#read<ChosenCases>({ signal, client }, (served) => {
      const { explanation, needs, read } = planChosen(query, keys, salt, contextOf(served, this.#settings), rowsIn(served));
      return { queue: explanation.queue, needs, work: read };
    });

  readonly presentDebts = (query: PresentDebtsQuery, signal?: AbortSignal, client?: Client): Promise<PresentDebts> =>
    this.#read({ signal, client }, (served) => {
      const { explanation, read } = planPresentDebts(query, contextOf(served, this.#settings), rowsIn(served));
      return { queue: explanation.queue, work: read };
    });

  readonly explainCases = (query: ListQuery): Explanation => this.#planCases(query, false, this.server.current).explanation;

  readonly isTaxpayerOf: Warehouse['isTaxpayerOf'] = (taxpayer, units, signal, client) =>
    this.#read({ signal, client }, (served) => {
      const { explanation, read } = planMembership(taxpayer, units, contextOf(served, this.#settings), rowsIn(served));
      return { queue: explanation.queue, work: read };
    });

  readonly record: Warehouse['record'] = (taxpayer, units, signal, client) =>
    this.#read({ signal, client }, (served) => {
      const { explanation, needs, read } = planRecord(taxpayer, units, contextOf(served, this.#settings), rowsIn(served));
      return { queue: explanation.queue, needs, work: read };
    });

  readonly taxDueRules = (): Promise<TaxDueRules> =>
    this.#read({}, (served) => ({ queue: 'fast', work: (runSql) => readTaxDueRules(contextOf(served, this.#settings), runSql) }));

  readonly references = (): Promise<References> =>
    this.#read({}, (served) => ({ queue: 'fast', work: (runSql) => readReferences(contextOf(served, this.#settings), runSql) }));

  readonly workingDays = (period: Period): Promise<WorkingDays> =>
    this.server.use(({ directory, manifest }) => Promise.resolve(workingDaysIn(period, directory.calendar, manifest.generation)));

  readonly refresh = async (): Promise<void> => {
    const before = this.revision();
    await requireFolder(this.dataFolder, this.rootId);
    const trouble = await followOrFault(this.server);
    // A failure while the folder was missing says nothing about its data.
    await requireFolder(this.dataFolder, this.rootId);
    this.#trouble = trouble;
    if (this.#trouble) throw this.#trouble.reason;
    await this.server.examine();
    const settings = await readSettings(this.dataFolder);
    // Default settings would apply without the folder, and may hide less than the agency's.
    await requireFolder(this.dataFolder, this.rootId);
    this.#settings = settings;
    if (this.revision() !== before) this.#cache.clear();
  };

  readonly close = async (): Promise<void> => {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.scheduler.close();
    await this.server.close();
    this.closeEngine();
  };

  #plan(query: Query, served: QueryableGeneration): WholePlan {
    return planQuery(query, contextOf(served, this.#settings), rowsIn(served), this.groupBytes);
  }

  #planCases(query: ListQuery, numbers: boolean, served: QueryableGeneration): CasePlan {
    return planCases(query, numbers, contextOf(served, this.#settings), rowsIn(served));
  }

  #answer(query: Query, requester: Requester): Promise<Answer> {
    return this.#read(requester, (served) => {
      const plan = this.#plan(query, served);
      const kind = [query.subject, ...query.measures, ...(query.by ?? [])].join(' ');
      return { ...plan.explanation, kind, needs: plan.needs, widest: plan.widest, work: (runSql) => answerPlan(plan, runSql) };
    });
  }

  #read<T>({ signal, client }: Requester, prepare: (served: QueryableGeneration) => ReadTask<T>): Promise<T> {
    return this.server.use(async (served) => {
      try {
        const { queue, estimate, kind, needs = [], lists = [], widest = null, work } = prepare(served);
        const run = () =>
          this.scheduler.run(queue, work, signal, client, { estimate, kind }).catch((error: unknown) => {
            throw withSplitToRemove(error, widest);
          });
        const scheduleBuild: ScheduleBuild = (build, aborted) =>
          this.scheduler.run('slow', (_, ended) => build(ended), aborted, client, { estimate: VIEW_BUILD_MS });
        const definitions = needs.map((need) => viewDefinitionOf(served, need));
        const requester = { scheduleBuild, signal };
        // A list may be built from views, so these come first.
        const readLists = () => (served.lists === null || lists.length === 0 ? run() : served.lists.use(lists, run, requester));
        return await served.views.use(definitions, readLists, requester);
      } catch (error) {
        if (!isDamage(error)) throw error;
        await this.server.abandon(served, error);
        throw createQueryError('damaged-data', { generation: String(served.manifest.generation) }, { cause: error });
      }
    });
  }

  /** An unreadable folder or refused settings leave the served data unchanged until the next check. */
  async #tick(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    await this.refresh().catch(() => undefined);
    this.#checking = false;
  }
}

async function serve(dataFolder: string, instance: DuckDBInstance, settings: Settings, options: WarehouseOptions): Promise<Warehouse> {
  const { queryTimeoutMs = QUERY_TIMEOUT_MS, minRowsInMemory = MIN_ROWS_IN_MEMORY, groupBytes } = options;
  const connection = await instance.connect();
  const scheduler = await openScheduler(
    async (queue) => withStatementCache(await instance.connect(), STATEMENT_CACHE_BYTES[queue]),
    queryTimeoutMs,
  );
  const server = new GenerationsServer(dataFolder, connection, () => instance.connect(), minRowsInMemory, scheduler);
  await server.follow();
  const closeEngine = () => {
    connection.closeSync();
    instance.closeSync();
  };
  return new OpenWarehouse(dataFolder, scheduler, server, closeEngine, await folderId(dataFolder), settings, groupBytes);
}

/** Answers from the store that the settings name, with as many concurrent queries as a local engine. */
async function serveStore(
  dataFolder: string,
  settings: Settings,
  store: StoreSettings,
  { openStore, queryTimeoutMs = QUERY_TIMEOUT_MS, groupBytes }: WarehouseOptions,
): Promise<Warehouse> {
  if (!openStore) throw new Error('The settings name a store, and the caller opens none.');
  const rootId = await folderId(dataFolder);
  const { connect, generations } = await openStore(dataFolder, store, queryTimeoutMs);
  const scheduler = await openScheduler(connect, queryTimeoutMs);
  return new OpenWarehouse(dataFolder, scheduler, generations, () => undefined, rootId, settings, groupBytes);
}

/**
 * Opens the data folder, or the store that its settings name.
 * @throws UserError if it has no data, only damaged data, or refused settings
 */
export async function openWarehouse(dataFolder: string, options: WarehouseOptions = {}): Promise<Warehouse> {
  const settings = await readSettings(dataFolder);
  if (settings.store) return serveStore(dataFolder, settings, settings.store, options);
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
