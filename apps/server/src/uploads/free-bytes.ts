import { statfs } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '@pendapa/contracts';

/** The audit log, the receipts and the rest of the server keep this much of the disk. */
const RESERVE_BYTES = 268_435_456;

/** Largest file that can be sent now, in bytes: the limit, or the free disk less a reserve. */
export async function maxFileBytes(dataFolder: string, reserve = RESERVE_BYTES): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder);
  return Math.max(0, Math.min(MAX_UPLOAD_BYTES, bavail * bsize - reserve));
}
