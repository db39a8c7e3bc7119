import { buildServer } from './build.mjs';
import { ensureInstalled, stay } from './prepare.mjs';

// `npm run dev`: the built server on port 4200, and the pages from source with hot reload on 4201.
ensureInstalled();
await buildServer();
stay([
  [process.execPath, ['apps/server/pendapa.cjs', 'serve', '--sample-if-empty', ...process.argv.slice(2)]],
  [process.execPath, ['node_modules/vite/bin/vite.js', '--config', 'apps/shell/vite.config.mts', 'apps/shell']],
]);
