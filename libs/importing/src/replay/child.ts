import { readCurrent, removeLoad } from '@pendapa/warehouse';
import { serveJob } from '../process/serve-job.ts';
import type { FolderJob, FolderProgress, FolderResult } from './folder-job.ts';
import { mapCodes } from './map-codes.ts';

serveJob<FolderJob, FolderResult, FolderProgress>(async (job, report) => {
  const { dataFolder } = job;
  if (job.kind === 'removal') {
    const { load, memoryLimit } = job;
    const onProgress = (_step: string, done: number, total: number) => report({ done, total });
    const { manifest } = await removeLoad(dataFolder, load, { onProgress, draft: { memoryLimit } });
    return { generation: manifest.generation, loads: 1 };
  }
  const { mappings } = job;
  const { loads } = await mapCodes({ dataFolder, mappings, check: false, onProgress: (done, total) => report({ done, total }) });
  return { generation: await readCurrent(dataFolder), loads: loads.length };
});
