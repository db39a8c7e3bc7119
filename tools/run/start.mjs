import { ensureBuilt, ensureInstalled, stay } from './prepare.mjs';

// `npm start`: from a fresh clone to a served dashboard; arguments go on to `pendapa serve`.
ensureInstalled();
ensureBuilt('@pendapa/shell', '@pendapa/server');
stay([[process.execPath, ['apps/server/pendapa.cjs', 'serve', '--sample-if-empty', ...process.argv.slice(2)]]]);
