import type { FolderActions } from '../uploads/folder-actions.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Context } from './context.ts';

/** What the routes of uploads and loads need. */
export interface UploadsContext extends Pick<Context, 'disclosure' | 'recordRefusal'> {
  readonly uploads: Uploads;
  readonly actions: FolderActions;
}

export const NO_STORE = { 'cache-control': 'no-store' } as const;
