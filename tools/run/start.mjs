import { ensureBuilt, ensureInstalled, stay } from './prepare.mjs';

// `npm start`: from a fresh clone to a served dashboard; arguments go on to `pendapa serve`.
ensureInstalled();
ensureBuilt('@pendapa/shell', '@pendapa/server');
stay([[process.execPath, ['apps/server/dist/main.js', 'serve', '--sample-if-empty', ...process.argv.slice(2)]]]);
