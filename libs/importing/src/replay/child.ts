import { removeLoad } from '@pendapa/warehouse';
import { serveJob } from '../process/serve-job.ts';
import type { FolderJob, FolderReport, FolderResult } from './folder-job.ts';
import { mapCodes } from './map-codes.ts';

serveJob<FolderJob, FolderResult, FolderReport>(async (job, report, signal) => {
  const { dataFolder } = job;
  if (job.kind === 'removal') {
    const { load, memoryLimit } = job;
    const onProgress = (_step: string, done: number, total: number) => report({ done, total });
    const { manifest } = await removeLoad(dataFolder, load, { onProgress, draft: { memoryLimit } });
    return { generation: manifest.generation, loads: 1 };
  }
  const { mappings } = job;
  let last: number | null = null;
  const onPublished = (generation: number): void => {
    last = generation;
    report({ generation });
  };
  const onProgress = (done: number, total: number) => report({ done, total });
  const { loads } = await mapCodes({ dataFolder, mappings, check: false, signal, onProgress, onPublished });
  return { generation: last, loads: loads.length };
});
