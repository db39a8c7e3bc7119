import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };
const ENCODINGS = {
  br: (text) => brotliCompressSync(text),
  gzip: (text) => gzipSync(text),
};
const MONTHS = JSON.stringify(
  Array.from({ length: 36 }, (_, at) => ({
    month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    amount: 1e9 * (12 + at / 3 + 4 * Math.sin(at)),
    objects: Math.round(1e5 * (8 + Math.cos(at))),
  })),
);

const cache = new Map();

/** Compressed once, so that no run waits for it. */
function compress(path, encoding, text) {
  const key = `${encoding} ${path}`;
  if (!cache.has(key)) cache.set(key, ENCODINGS[encoding](text));
  return cache.get(key);
}

/**
 * Builds and serves a minimal page for comparison. It has React with MUI's theme, app bar, drawer and cards, and two charts of 36 months from one
 * request.
 * Do not change it, so that measurements stay comparable.
 */
export async function serveBarePage() {
  const settings = { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 2_000, emptyOutDir: true };
  await build({ configFile: false, root: FOLDER, logLevel: 'error', build: settings });
  const server = createServer(async ({ url = '/', headers }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const text = path === '/months.json' ? MONTHS : await readFile(join(FOLDER, 'dist', path)).catch(() => null);
    if (text === null) return response.writeHead(404).end();
    const encoding = Object.keys(ENCODINGS).find((one) => (headers['accept-encoding'] ?? '').split(/,\s*/).includes(one));
    response.writeHead(200, { 'content-type': KINDS[extname(path)] ?? 'text/plain', ...(encoding && { 'content-encoding': encoding }) });
    return response.end(encoding ? compress(path, encoding, text) : text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
