#!/usr/bin/env node
// The engine's queries run in libuv's thread pool, which has four threads and is made when the first ES module is read: its
// size can be set here, in CommonJS, and no longer in main.ts.
process.env.UV_THREADPOOL_SIZE ??= '16';
import('./dist/main.js').catch((error) => {
  if (error.code !== 'EMFILE') throw error;
  // Before anything of the program is there that could say it.
  console.error(
    'Terlalu sedikit berkas boleh terbuka sekaligus. Jalankan ulimit -n 4096, atau atur LimitNOFILE=4096 dalam layanan systemd.',
  );
  console.error('Too few files may be open at once. Run ulimit -n 4096, or set LimitNOFILE=4096 in the systemd service.');
  process.exit(1);
});
