import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { BuiltPage, ListedPage } from '@pendapa/contracts';
import { build, runnerImport, type Manifest, type Plugin, type Rolldown } from 'vite';

/** The files that a page needs in addition to those of every page. */
function scriptsOf(bundle: Rolldown.OutputBundle, path: string): readonly string[] {
  const chunks = new Map(Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
  const withImported = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const imported of chunks.get(file)?.imports ?? []) withImported(imported, seen);
    }
    return seen;
  };
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const page = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages${path}-page.js`));
  if (!page) throw new Error(`No pages${path}-page in the build: a page's file is named after its address.`);
  const ofEvery = withImported(entry?.fileName ?? '');
  return [...withImported(page.fileName)].filter((file) => !ofEvery.has(file));
}

/** Writes `pages.json` for the server, the benchmarks and the browser tests: each address with its initial queries and files. */
export function pageList(): Plugin {
  let root = '';
  return {
    name: 'page-list',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const { module } = await runnerImport<{ readonly pages: readonly ListedPage[] }>(join(root, 'src/listed-pages.ts'), {
        configFile: false,
        root,
      });
      const pages: readonly BuiltPage[] = module.pages.map((page) => ({ ...page, scripts: scriptsOf(bundle, page.shows) }));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** All files that are served: folders with a leading dot are not. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !relative(folder, entry.parentPath).startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes a `.gz` and `.br` file beside each file at build time, so that the server never compresses them. */
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

/**
 * Builds the code for server rendering into `.ssr`: the same pages, for Node. It is one file: a worker that is terminated while it
 * reads a further file leaves that file open.
 */
export function serverRendering(entry: string): Plugin {
  let [root, folder] = ['', ''];
  return {
    name: 'server-rendering',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir, '.ssr');
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react()],
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: entry,
          outDir: folder,
          emptyOutDir: true,
          target: 'node20',
          minify: true,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
    },
  };
}

export interface SizeBudget {
  /** Bytes of JavaScript, gzipped: everything that runs before any page. */
  readonly firstLoad: number;
  /** The same with the first page and its charts. */
  readonly firstPage: number;
  /** The end of the first page's key in the manifest. */
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

/** Fails if the first load or the first page is too large, or if the first load contains charts. */
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
