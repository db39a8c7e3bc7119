import { ImportRefused } from '../import-refused.ts';
import { importInto, type ImportJob, type ImportProgress } from '../load/import-into.ts';
import type { Receipt } from '../receipt.ts';
import { serveJob } from './serve-job.ts';

const PROGRESS_EVERY_MS = 200;

let last = 0;

serveJob<ImportJob, Receipt, ImportProgress>((job, report) =>
  importInto(job, (progress) => {
    if (progress.step === 'read' && Date.now() - last < PROGRESS_EVERY_MS) return;
    last = Date.now();
    report(progress);
  }).catch((error: unknown) => {
    if (error instanceof ImportRefused) return error.receipt;
    throw error;
  }),
);
