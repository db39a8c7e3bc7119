#!/usr/bin/env node
// The engine's queries run in libuv's thread pool, which has four threads and is made when the first ES module is read: its
// size can be set here, in CommonJS, and no longer in main.ts.
process.env.UV_THREADPOOL_SIZE ??= '16';
import('./dist/main.js');
