// ClickHouse's engine behind the part of its HTTP interface that Pendapa uses: `node chdb-over-http.mjs <folder of chdb> <data folder>`.
// It prints its port. It runs one query at a time and cannot cancel, because the engine runs inside this process.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [folder, data] = process.argv.slice(2);
const USERS = { reader: process.env.READER_PASSWORD ?? 'reading', publisher: process.env.PUBLISHER_PASSWORD ?? 'publishing' };
const { Session } = createRequire(join(folder, 'package.json'))('chdb');
const session = new Session(data);

const NOT_SETTINGS = new Set(['query', 'query_id', 'database', 'session_id', 'role', 'compress', 'decompress', 'wait_end_of_query']);
const text = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Parameters arrive escaped for tab-separated text. */
const assigned = (name, value) => `SET ${name} = ${name.startsWith('param_') || !/^-?\d+$/.test(value) ? text(value) : value}`;

let files = 0;

/** The real server reads the body of an INSERT; this one reads a file. */
function insert(sql, body) {
  const { table, columns, format } =
    /^INSERT INTO (?<table>\S+)\s*(?<columns>\([^)]*\))?\s*FORMAT (?<format>\w+)\s*$/s.exec(sql.trim())?.groups ?? {};
  if (!table) throw new Error(`Code: 62. DB::Exception: not understood here: ${sql.slice(0, 200)}. (SYNTAX_ERROR)`);
  files += 1;
  const file = join(data, `../body-${String(process.pid)}-${String(files)}`);
  writeFileSync(file, body);
  try {
    const source = `file(${text(file)}, ${format})`;
    const described = session.query(`DESCRIBE TABLE ${source}`, 'JSONCompactEachRow').trim().split('\n');
    const names = columns ?? `(${described.map((line) => JSON.parse(line)[0]).join(', ')})`;
    session.query(`INSERT INTO ${table} ${names} SELECT ${names.slice(1, -1)} FROM ${source}`);
  } finally {
    rmSync(file, { force: true });
  }
}

const FORMAT = /\sFORMAT (\w+)\s*;?\s*$/;

function answer(address, body) {
  for (const [name, value] of address.searchParams) if (!NOT_SETTINGS.has(name)) session.query(assigned(name, value));
  const query = address.searchParams.get('query');
  if (query !== null && /^\s*INSERT/.test(query) && body.length > 0) return insert(query, body) ?? '';
  const sql = query ?? body.toString('utf8');
  const format = FORMAT.exec(sql)?.[1] ?? 'TabSeparated';
  return session.query(sql.replace(FORMAT, ''), format);
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const fail = (status, message) => {
      const code = /Code: (\d+)/.exec(message)?.[1] ?? '1002';
      response.writeHead(status, { 'content-type': 'text/plain', 'x-clickhouse-exception-code': code });
      response.end(message);
    };
    const sent = Buffer.concat(chunks);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
    const [user = '', password] = given.split(':');
    if (request.url === '/ping') return response.end('Ok.\n');
    if (USERS[user] === undefined || USERS[user] !== password)
      return fail(403, `Code: 516. DB::Exception: ${user}: Authentication failed. (AUTHENTICATION_FAILED)`);
    const address = new URL(request.url ?? '/', 'http://localhost');
    try {
      const found = answer(address, body);
      response.writeHead(200, { 'content-type': 'text/plain' });
      return response.end(found);
    } catch (error) {
      return fail(500, String(error.message).replace(/^Query failed: /, ''));
    }
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('SIGTERM', () => {
  server.close();
  session.close();
  process.exit(0);
});
