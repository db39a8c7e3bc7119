// The bundler recognizes a worker only in this exact form of a call. The name ends in .js as in `dist`; from source
// the bundler takes the .ts file beside it.
export const startSheetWorker = (): Worker => new Worker(new URL('./sheet-worker.js', import.meta.url), { type: 'module' });

// A separate worker: spreadsheets do not load the PDF library of one megabyte.
export const startPdfWorker = (): Worker => new Worker(new URL('./pdf-worker.js', import.meta.url), { type: 'module' });
