import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedSiblings, pageList, serverDrawing, sizeBudget } from './build/plugins.mts';

// Many libraries have files of one name, so a chunk is named after its library too.
const libraryOf = (id?: string | null) => id?.match(/[\\/]libs[\\/](?:features[\\/])?([^\\/]+)[\\/]dist[\\/]/)?.[1];
const initial = { tags: ['$initial'] as const };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/shell',
  server: { port: 4201, host: '127.0.0.1', strictPort: true, proxy: { '/api': 'http://127.0.0.1:4200' } },
  plugins: [
    react(),
    pageList(),
    serverDrawing('src/draw.tsx'),
    compressedSiblings(),
    sizeBudget({ firstLoad: 250_000, firstPage: 410_000, page: 'libs/features/top-five/dist/pages/revenue-op-trend-page.js' }),
  ],
  // The dev server takes libraries from source (hot reload, no build); the build takes what each of them built.
  resolve: command === 'serve' ? { conditions: ['@pendapa/source', ...defaultClientConditions] } : undefined,
  build: {
    outDir: './dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // The security policy admits no fonts from data: addresses.
    assetsInlineLimit: 0,
    // One for all: the server writes it into the document, and no page waits for a sheet of its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
          const library = libraryOf(facadeModuleId ?? moduleIds.at(-1));
          return `assets/${library && !name.startsWith(library) ? `${library}-` : ''}${name}-[hash].js`;
        },
        // What the first paint needs, in two long-lived chunks; everything else stays with the page that uses it.
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
            // Of the chart library as well, but no reason for a map to load all of it.
            { name: 'd3', test: /node_modules[\\/](d3-array|internmap)[\\/]/, priority: 22 },
            { name: 'charts', test: /node_modules[\\/]@mui[\\/]x-/, priority: 20 },
            // What nearly all pages have in common packs better together than in a chunk for each combination of pages.
            { name: 'pages', test: /libs[\\/](analysis|ui-layout|contracts)[\\/]/, minShareCount: 16, priority: 10 },
            // Small ones with which many of them draw: by themselves, and by the chart library.
            {
              name: 'pieces',
              test: /libs[\\/](analysis[\\/]dist[\\/](parts[\\/]ranking|filters[\\/]use-address-choice|time[\\/]use-month-span)|ui-layout[\\/]dist[\\/](.*[\\/])?(note|toggle-choice)\.|charts[\\/]dist[\\/](chart-figure|sparkline|parts[\\/]svg-text|bars[\\/]stack|axes[\\/]line-path))/,
              priority: 8,
            },
            {
              name: 'axes',
              test: /libs[\\/](analysis[\\/]dist[\\/]parts[\\/]mark|charts[\\/]dist[\\/]((axes|time)[\\/]|points[\\/]lazy))/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
}));
