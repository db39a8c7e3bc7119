import { yearOutlook, type OutlookRequest, type YearOutlook } from './year-outlook.ts';

/** What the worker says to a request. */
export type OutlookSaid = { readonly outlook: YearOutlook } | { readonly failed: string };

function work(request: OutlookRequest): OutlookSaid {
  try {
    return { outlook: yearOutlook(request) };
  } catch (error) {
    return { failed: String(error) };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<OutlookRequest>) => globalThis.postMessage(work(data)));
