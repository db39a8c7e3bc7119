import { pastForecasts, type PastRequest, type PastYear } from './past-forecasts.ts';
import { yearOutlook, type OutlookRequest, type YearOutlook } from './year-outlook.ts';

/** Request to the worker. */
export type OutlookTask = { readonly ahead: OutlookRequest } | { readonly past: PastRequest };

/** Messages of the worker; `done` is the progress from 0 to 1. */
export type OutlookMessage =
  { readonly outlook: YearOutlook } | { readonly past: readonly PastYear[] } | { readonly done: number } | { readonly failed: string };

const say = (message: OutlookMessage): void => globalThis.postMessage(message);

function work(task: OutlookTask): OutlookMessage {
  try {
    if ('ahead' in task) return { outlook: yearOutlook(task.ahead) };
    return { past: pastForecasts(task.past, (done) => say({ done })) };
  } catch (error) {
    return { failed: String(error) };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<OutlookTask>) => say(work(data)));
