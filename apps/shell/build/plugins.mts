import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ListedPage } from '@pendapa/contracts';
import { runnerImport, type Manifest, type Plugin } from 'vite';

/** Writes `pages.json`: every address with what its page asks when it is opened, for the server, the benchmarks and the browser tests. */
export function pageList(): Plugin {
  let root = '';
  return {
    name: 'page-list',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const { module } = await runnerImport<{ readonly pages: readonly ListedPage[] }>(join(root, 'src/listed-pages.ts'), {
        configFile: false,
        root,
      });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(module.pages) });
    },
  };
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Writes `.gz` and `.br` beside each file, once, so that the server never compresses while it answers. */
export function compressedSiblings(): Plugin {
  let folder = '';
  return {
    name: 'compressed-siblings',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      for (const file of (await filesOf(folder)).filter((name) => COMPRESSIBLE.test(name))) {
        const content = await readFile(file);
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
        await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}

export interface SizeBudget {
  /** Bytes of JavaScript, gzipped: everything that runs before any page. */
  readonly firstLoad: number;
  /** The same with the first page and its charts. */
  readonly firstPage: number;
  /** End of the first page's key in the manifest. */
  readonly page: string;
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

async function gzippedSize(folder: string, manifest: Manifest, keys: Iterable<string>): Promise<number> {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file !== undefined));
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Fails the build where the first load or the first page weighs more than allowed, or where charts slip into the first load. */
export function sizeBudget({ firstLoad, firstPage, page }: SizeBudget): Plugin {
  let folder = '';
  return {
    name: 'size-budget',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
      const first = withImports(manifest, 'index.html');
      const pageKey = Object.keys(manifest).find((key) => key.endsWith(page));
      if (!pageKey) throw new Error(`The first page is not in the build: ${page}`);
      const charts = [...first].find((key) => manifest[key]?.name === 'charts');
      if (charts) throw new Error(`Charts are part of the first load: ${charts}`);
      const loaded = await gzippedSize(folder, manifest, first);
      const shown = await gzippedSize(folder, manifest, [...first, ...withImports(manifest, pageKey)]);
      console.log(`JavaScript, gzip: first load ${loaded} of ${firstLoad} bytes, with the first page ${shown} of ${firstPage} bytes`);
      if (loaded > firstLoad || shown > firstPage) throw new Error('The build is heavier than allowed.');
    },
  };
}
