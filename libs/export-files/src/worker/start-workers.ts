// The bundler finds a worker by this exact form of a call. The name ends in .js because that is what stands in `dist`; from source
// the bundler takes the .ts beside it.
export const startSheetWorker = (): Worker => new Worker(new URL('./sheet-worker.js', import.meta.url), { type: 'module' });

// A worker of its own: spreadsheets are written without the megabyte of the PDF library.
export const startPdfWorker = (): Worker => new Worker(new URL('./pdf-worker.js', import.meta.url), { type: 'module' });
