import type { FastifyPluginAsync } from 'fastify';
import { FolderActions } from '../uploads/folder-actions.ts';
import { FolderQueue } from '../uploads/folder-queue.ts';
import { ServedLoads } from '../uploads/served-loads.ts';
import { Uploads, type UploadsOptions } from '../uploads/uploads.ts';
import type { Context } from './context.ts';
import { folderActionsRoute } from './folder-actions-route.ts';
import { requireRight } from './require-right.ts';
import { uploadStepsRoute } from './upload-steps-route.ts';
import { sendUploadRoute, uploadsRoute } from './uploads-route.ts';

export interface UploadsPluginOptions extends Pick<Context, 'dataFolder' | 'record' | 'disclosure' | 'recordRefusal'> {
  readonly speed: UploadsOptions['speed'];
}

/** Importing by the browser. It works in an empty folder and while the data are being opened, too. */
export const uploadsPlugin: FastifyPluginAsync<UploadsPluginOptions> = async (app, options) => {
  const { dataFolder, record, disclosure, recordRefusal, speed } = options;
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'upload');
  const shared = { dataFolder, record, onFailure, queue: new FolderQueue(dataFolder), loads: new ServedLoads(dataFolder) };
  const uploads = await Uploads.open({ ...shared, ...(speed === undefined ? {} : { speed }) });
  const actions = await FolderActions.open(shared);
  app.addHook('onClose', async () => {
    await Promise.all([uploads.close(), actions.close()]);
  });
  // The right is checked before the body is read, so that nobody else makes the server hold a large one.
  app.addHook('onRequest', (request, _reply, next) => {
    requireRight(request, 'import', { disclosure, recordRefusal });
    next();
  });
  const context = { uploads, actions };
  for (const route of [sendUploadRoute, uploadsRoute, uploadStepsRoute, folderActionsRoute]) await app.register(route, context);
};
