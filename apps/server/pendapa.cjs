#!/usr/bin/env node
// The engine's queries run in libuv's thread pool, which has four threads. It is created with the first ES module, so its size must be set
// here, in CommonJS.
process.env.UV_THREADPOOL_SIZE ??= '16';
// The engine's library reads this when it is loaded. Freed memory returns to the system after 0.2 seconds instead of one, so that
// consecutive queries do not add up.
process.env.DUCKDB_JE_MALLOC_CONF ??= 'dirty_decay_ms:200,muzzy_decay_ms:0';
// Messages name commands as this user types them: in a clone by its script, elsewhere by the name of the program.
process.env.PENDAPA_COMMAND ??=
  require('node:path').resolve('apps/server/pendapa.cjs') === process.argv[1] ? 'npm run pendapa --' : 'pendapa';
import('./dist/main.js').catch((error) => {
  if (error.code !== 'EMFILE') throw error;
  // Before anything of the program is there that could say it.
  console.error(
    'Terlalu sedikit berkas boleh terbuka sekaligus. Jalankan ulimit -n 4096, atau atur LimitNOFILE=4096 dalam layanan systemd.',
  );
  console.error('Too few files may be open at once. Run ulimit -n 4096, or set LimitNOFILE=4096 in the systemd service.');
  process.exit(1);
});
