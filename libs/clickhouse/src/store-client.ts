import { ClickHouseError, ClickHouseLogLevel, createClient, type ClickHouseClient, type ClickHouseSettings } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import { createQueryError, type Connection } from '@pendapa/warehouse/store';

/** How a store is reached. */
export interface StoreAccess {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Settings with which ClickHouse treats nulls, names and digits as DuckDB does. */
const DUCKDB_SEMANTICS: ClickHouseSettings = {
  join_use_nulls: 1,
  group_by_use_nulls: 1,
  aggregate_functions_null_for_empty: 1,
  prefer_column_name_to_alias: 1,
  cast_keep_nullable: 1,
  enable_extended_results_for_datetime_functions: 1,
  enable_named_columns_in_function_tuple: 1,
  output_format_json_quote_64bit_integers: 1,
};

/** An unreachable server of a cluster is an error, so that no sum is incomplete. */
const NO_PARTIAL_RESULTS: ClickHouseSettings = { skip_unavailable_shards: 0, distributed_product_mode: 'global' };

/** Limits of one query in a store. */
export interface Limits {
  readonly seconds: number;
  readonly bytes: number;
  /** Rows of the result. */
  readonly rows: number;
}

/** Memory of one query, and more rows than the longest protected table. */
export const STORE_LIMITS = { bytes: 4_000_000_000, rows: 1_000_000 } as const;

const toSettings = ({ seconds, bytes, rows }: Limits): ClickHouseSettings => ({
  max_execution_time: seconds,
  max_memory_usage: String(bytes),
  max_result_rows: String(rows),
  result_overflow_mode: 'throw',
  // A query ends when its client leaves.
  cancel_http_readonly_queries_on_client_close: 1,
});

export const openClient = ({ url, user, password }: StoreAccess): ClickHouseClient =>
  createClient({
    url,
    username: user,
    password,
    application: 'pendapa',
    compression: { response: true, request: true },
    // Long queries report progress; otherwise a proxy would close the connection.
    clickhouse_settings: {
      ...DUCKDB_SEMANTICS,
      ...NO_PARTIAL_RESULTS,
      send_progress_in_http_headers: 1,
      http_headers_progress_interval_ms: '10000',
    },
    // Callers report errors.
    log: { level: ClickHouseLogLevel.OFF },
    request_timeout: 600_000,
    max_open_connections: 8,
  });

type Rows = Awaited<ReturnType<Connection['runSql']>>;

/** Runs one statement with bound values and returns its rows. */
export async function rowsOf(
  client: ClickHouseClient,
  sql: string,
  values: readonly string[] = [],
  signal?: AbortSignal,
  settings: ClickHouseSettings = {},
): Promise<Rows> {
  const result = await client.query({
    query: sql,
    query_params: Object.fromEntries(values.map((value, index) => [`p${String(index + 1)}`, value])),
    format: 'JSONCompactEachRow',
    clickhouse_settings: settings,
    ...(signal ? { abort_signal: signal } : {}),
  });
  return await result.json<Rows[number]>();
}

export async function execute(client: ClickHouseClient, ...statements: readonly string[]): Promise<void> {
  for (const query of statements) await client.command({ query });
}

/** Error numbers of the engine. */
const TOO_SLOW = new Set(['159', '160', '158', '307', '396']);
const NO_MEMORY = '241';
const REFUSED = new Set(['192', '193', '194', '497', '516']);
const UNKNOWN = new Set(['60', '81']);
const TAKEN = '57';
const UNKNOWN_COLUMN = '47';

const codeOf = (error: unknown): string => (error instanceof ClickHouseError ? error.code : '');
const isRefused = (error: unknown): boolean => REFUSED.has(codeOf(error));
export const isUnknown = (error: unknown): boolean => UNKNOWN.has(codeOf(error));
/** Returns true if a table of this name exists. */
export const isTaken = (error: unknown): boolean => codeOf(error) === TAKEN;
export const isUnknownColumn = (error: unknown): boolean => codeOf(error) === UNKNOWN_COLUMN;
const AWAY = /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE|socket hang up|Timeout error|CERT|SSL/;
/** Returns true if the server does not answer in time. */
const isAway = (error: unknown): boolean =>
  !(error instanceof ClickHouseError) && AWAY.test(`${String(error)} ${String((error as NodeJS.ErrnoException).code)}`);

/** Turns an error of the store into one that tells the user what to do; returns other errors unchanged. */
function toQueryError(error: unknown, seconds: number): unknown {
  const code = codeOf(error);
  if (TOO_SLOW.has(code)) return createQueryError('too-slow', { seconds: String(seconds) }, { cause: error });
  if (code === NO_MEMORY) return createQueryError('out-of-memory', {}, { cause: error });
  return isRefused(error) || isAway(error) ? createQueryError('store-unavailable', {}, { cause: error }) : error;
}

/** Connection that runs one query at a time within limits; an interrupt cancels it in the store. */
export function storeConnection(client: ClickHouseClient, limits: Limits): Connection {
  let running = new AbortController();
  return {
    runSql: async (sql, values) => {
      running = new AbortController();
      try {
        return await rowsOf(client, sql, values, running.signal, toSettings(limits));
      } catch (error) {
        throw toQueryError(error, limits.seconds);
      }
    },
    interrupt: () => running.abort(),
    clearStatements: () => undefined,
    close: () => undefined,
  };
}

const MIN_VERSION = [26, 7] as const;

const unreachable = (url: string, cause: unknown) =>
  new UserError(
    {
      id: `ClickHouse di ${url} tidak menjawab. Periksa "store.url" dalam pendapa.json, jaringan, dan apakah servernya berjalan.`,
      en: `ClickHouse at ${url} does not answer. Check "store.url" in pendapa.json, the network, and whether its server is running.`,
    },
    { cause },
  );

const notLetIn = (user: string, cause: unknown) =>
  new UserError(
    {
      id: `ClickHouse menolak pengguna "${user}": kata sandi salah, atau haknya kurang. Periksa "store.user" dan berkas rahasianya (docs/operations.md).`,
      en: `ClickHouse refuses the user "${user}": the password is wrong, or rights are missing. Check "store.user" and its secret file (docs/operations.md).`,
    },
    { cause },
  );

const tooOld = (version: string) =>
  new UserError({
    id: `ClickHouse ${version} belum pernah diuji dengan Pendapa. Diperlukan ${MIN_VERSION.join('.')} atau yang lebih baru.`,
    en: `ClickHouse ${version} was never tested with Pendapa. Version ${MIN_VERSION.join('.')} or newer is needed.`,
  });

/** Turns an error of the store into a user error for the person who starts a server or publishes. */
export const storeFault = (error: unknown, { url, user }: Pick<StoreAccess, 'url' | 'user'>): unknown => {
  if (error instanceof UserError) return error;
  if (isRefused(error)) return notLetIn(user, error);
  return isAway(error) ? unreachable(url, error) : error;
};

/** @throws UserError if the store is unreachable, refuses the user, or has an untested old version */
export async function requireStore(client: ClickHouseClient, access: StoreAccess): Promise<void> {
  const version = await rowsOf(client, 'SELECT version()').catch((error: unknown) => {
    throw error instanceof ClickHouseError ? storeFault(error, access) : unreachable(access.url, error);
  });
  const found = String(version[0]?.[0]);
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1])) throw tooOld(found);
}
