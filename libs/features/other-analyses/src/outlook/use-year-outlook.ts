import { useComputation, type Computation } from '@pendapa/query';
import { inWorker } from './outlook-in-worker.ts';
import type { OutlookRequest, YearOutlook } from './year-outlook.ts';

/** Forecast of a request, computed once and cached under `of`: generations and addresses of all that it is computed from. */
export const useYearOutlook = (request: OutlookRequest | null, of: readonly unknown[]): Computation<YearOutlook> =>
  useComputation<YearOutlook>(
    ['year-outlook', ...of],
    request && ((signal) => inWorker({ ahead: request }, signal, (message) => ('outlook' in message ? message.outlook : undefined))),
  );
