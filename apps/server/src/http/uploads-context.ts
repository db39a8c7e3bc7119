import type { FastifyRequest } from 'fastify';
import { NOBODY, type Caller } from '../access/caller.ts';
import type { FolderActions } from '../uploads/folder-actions.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Context of the routes of uploads and loads. */
export interface UploadsContext {
  readonly uploads: Uploads;
  readonly actions: FolderActions;
}

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** The caller of a request to a route of uploads, who has the right to import. */
export const callerOf = ({ caller }: FastifyRequest): Caller => caller ?? NOBODY;
