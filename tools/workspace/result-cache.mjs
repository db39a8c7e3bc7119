// `node tools/workspace/result-cache.mjs <folder> <port>`: a remote cache for Nx (`NX_SELF_HOSTED_REMOTE_CACHE_SERVER`) in a folder. A
// build host can copy the folder between machines. It serves this machine only. Port 0 chooses a free port. The first line of output is the
// address.
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder, port] = process.argv.slice(2);
const RESULT = /^\/v1\/cache\/(\w+)$/;
const UNUSED_DAYS = 14;

mkdirSync(folder, { recursive: true });
const oldest = Date.now() - UNUSED_DAYS * 86_400_000;
for (const file of readdirSync(folder).map((name) => join(folder, name))) if (statSync(file).mtimeMs < oldest) rmSync(file);

async function answer(request, response) {
  const [, hash] = RESULT.exec(request.url) ?? [];
  const file = hash && join(folder, hash);
  if (request.method === 'PUT' && file) {
    if (existsSync(file)) return response.writeHead(409).end();
    await pipeline(request, createWriteStream(`${file}.part`));
    renameSync(`${file}.part`, file);
    return response.writeHead(200).end();
  }
  if (request.method !== 'GET' || !file || !existsSync(file)) return response.writeHead(404).end();
  // Results that are still used must not expire.
  utimesSync(file, new Date(), new Date());
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': statSync(file).size });
  return pipeline(createReadStream(file), response);
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
