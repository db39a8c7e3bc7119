import type { FolderActions } from '../uploads/folder-actions.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Context of the routes of uploads and loads. */
export interface UploadsContext {
  readonly uploads: Uploads;
  readonly actions: FolderActions;
}
