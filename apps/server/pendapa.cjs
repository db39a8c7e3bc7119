#!/usr/bin/env node
// The engine's queries run in libuv's thread pool, which has four threads and is made when the first ES module is read: its
// size can be set here, in CommonJS, and no longer in main.ts.
process.env.UV_THREADPOOL_SIZE ??= '16';
// Read when the engine's library is loaded: memory that it freed goes back to the system within a fifth of a second, not after one. What several
// questions used one after the other would else be held at the same time.
process.env.DUCKDB_JE_MALLOC_CONF ??= 'dirty_decay_ms:200,muzzy_decay_ms:0';
import('./dist/main.js').catch((error) => {
  if (error.code !== 'EMFILE') throw error;
  // Before anything of the program is there that could say it.
  console.error(
    'Terlalu sedikit berkas boleh terbuka sekaligus. Jalankan ulimit -n 4096, atau atur LimitNOFILE=4096 dalam layanan systemd.',
  );
  console.error('Too few files may be open at once. Run ulimit -n 4096, or set LimitNOFILE=4096 in the systemd service.');
  process.exit(1);
});
