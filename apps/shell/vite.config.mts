import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedSiblings, pageList, serverRendering, sizeBudget } from './build/plugins.mts';

// Several libraries have files of the same name, so a chunk is named after its library too.
const libraryOf = (id?: string | null) => id?.match(/[\\/]libs[\\/](?:features[\\/])?([^\\/]+)[\\/]dist[\\/]/)?.[1];
const initial = { tags: ['$initial'] as const };
// A formula that `check:faulty-code` plants may change the size, which is not what it checks.
const hasBudget = process.env['PENDAPA_ANY_SIZE'] === undefined;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/shell',
  server: { port: 4201, host: '127.0.0.1', strictPort: true, proxy: { '/api': 'http://127.0.0.1:4200' } },
  plugins: [
    react(),
    pageList(),
    serverRendering('src/render-page.tsx'),
    compressedSiblings(),
    hasBudget && sizeBudget({ firstLoad: 250_000, firstPage: 415_000, page: 'libs/features/top-five/dist/pages/revenue-op-trend-page.js' }),
  ],
  // The dev server reads libraries from source (hot reload without a build); the build reads their `dist`.
  resolve: command === 'serve' ? { conditions: ['@pendapa/source', ...defaultClientConditions] } : undefined,
  build: {
    outDir: './dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // The security policy admits no fonts from `data:` addresses.
    assetsInlineLimit: 0,
    // One file: the server inlines it into the document, and no page waits for a style sheet of its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
          const library = libraryOf(facadeModuleId ?? moduleIds.at(-1));
          return `assets/${library && !name.startsWith(library) ? `${library}-` : ''}${name}-[hash].js`;
        },
        // Code of the first paint is in a few long-lived chunks; everything else stays with the page that uses it.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 40,
              ...initial,
            },
            { name: 'vendor', test: /node_modules/, priority: 30, ...initial },
            { name: 'frame', test: /libs[\\/]/, priority: 25, ...initial },
            // The chart library needs it too, but a map alone must not load that library.
            { name: 'd3', test: /node_modules[\\/](d3-array|internmap)[\\/]/, priority: 22 },
            { name: 'charts', test: /node_modules[\\/]@mui[\\/]x-/, priority: 20 },
            // Code of nearly all pages compresses better in one chunk than in a chunk for each combination of pages. Lists of cases and the
            // reconciliation stand in details, and the first page has no cards of facts.
            {
              name: 'pages',
              test: /libs[\\/](query|filters|panels(?![\\/]dist[\\/]kpi[\\/]fact)|analysis(?![\\/]dist[\\/](cases|reconciliation))|ui-layout|contracts)[\\/]/,
              minShareCount: 16,
              priority: 10,
            },
            // Small modules that many pages share: those without the chart library, and those with it.
            {
              name: 'pieces',
              test: /libs[\\/](panels[\\/]dist[\\/]parts[\\/]ranking|filters[\\/]dist[\\/](choices[\\/]use-address-choice|time[\\/]use-month-span)|ui-layout[\\/]dist[\\/](.*[\\/])?(note|toggle-choice)\.|charts[\\/]dist[\\/](chart-figure|sparkline|parts[\\/]svg-text|bars[\\/]stack|axes[\\/]line-path))/,
              priority: 8,
            },
            {
              name: 'axes',
              test: /libs[\\/](panels[\\/]dist[\\/]parts[\\/]mark|charts[\\/]dist[\\/]((axes|time)[\\/]|points[\\/]lazy))/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
}));
