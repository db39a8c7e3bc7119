import { pastForecasts, type PastRequest, type PastYear } from './past-forecasts.ts';
import { yearOutlook, type OutlookRequest, type YearOutlook } from './year-outlook.ts';

/** Request to the worker. */
export type OutlookTask = { readonly ahead: OutlookRequest } | { readonly past: PastRequest };

/** Messages of the worker; `done` is the progress from 0 to 1. */
export type OutlookMessage =
  { readonly outlook: YearOutlook } | { readonly past: readonly PastYear[] } | { readonly done: number } | { readonly failed: string };

const say = (said: OutlookMessage): void => globalThis.postMessage(said);

function work(asked: OutlookTask): OutlookMessage {
  try {
    if ('ahead' in asked) return { outlook: yearOutlook(asked.ahead) };
    return { past: pastForecasts(asked.past, (done) => say({ done })) };
  } catch (error) {
    return { failed: String(error) };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<OutlookTask>) => say(work(data)));
