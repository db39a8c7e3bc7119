import { statfs } from 'node:fs/promises';

/** The audit log, the receipts and the rest of the server keep this much of the disk. */
const RESERVE_BYTES = 268_435_456;

/** Bytes of the disk that files may take, which is below 0 if the reserve is used up. */
export async function freeBytes(dataFolder: string, reserve = RESERVE_BYTES): Promise<number> {
  const { bavail, bsize } = await statfs(dataFolder);
  return bavail * bsize - reserve;
}
