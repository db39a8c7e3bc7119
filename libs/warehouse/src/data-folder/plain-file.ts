import { constants, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { UserError, type Texts } from '@pendapa/contracts';

// Windows has neither flag, and links there need special rights.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants as Partial<typeof constants> & Pick<typeof constants, 'O_RDONLY'>;

const LINK: Texts = { id: 'tautan simbolik (symlink)', en: 'a symbolic link' };
const FOLDER: Texts = { id: 'folder', en: 'a folder' };
const PIPE: Texts = { id: 'pipa (fifo)', en: 'a pipe (fifo)' };
const SOCKET: Texts = { id: 'soket', en: 'a socket' };
const DEVICE: Texts = { id: 'perangkat', en: 'a device' };

/** A path that is no plain file or folder. */
export class NotPlain extends UserError {}

const notPlain = (path: string, kind: Texts) =>
  new NotPlain({
    id: `"${path}" adalah ${kind.id}. Hanya berkas biasa yang dibaca: letakkan berkasnya sendiri di sana, atau sebutkan letak aslinya.`,
    en: `"${path}" is ${kind.en}. Only plain files are read: put the file itself there, or name its real place.`,
  });

function kindOf(found: Stats): Texts {
  if (found.isDirectory()) return FOLDER;
  if (found.isFIFO()) return PIPE;
  return found.isSocket() ? SOCKET : DEVICE;
}

/** Kinds that cannot be opened, by the system's error code. */
const REFUSED: Readonly<Record<string, Texts>> = { ELOOP: LINK, EMLINK: LINK, ENXIO: SOCKET };

interface OpenFile {
  readonly handle: FileHandle;
  readonly found: Stats;
}

/** Checks the opened file, not its name: links are not followed, and a pipe without a writer does not block. */
async function openWithoutFollowing(path: string): Promise<OpenFile> {
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: unknown) => {
    const kind = REFUSED[(error as NodeJS.ErrnoException).code ?? ''];
    throw kind ? notPlain(path, kind) : error;
  });
  try {
    return { handle, found: await handle.stat() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Opens a plain file.
 * @throws NotPlain for anything else, or the system's error
 */
export async function openPlainFile(path: string): Promise<FileHandle> {
  const { handle, found } = await openWithoutFollowing(path);
  if (found.isFile()) return handle;
  await handle.close();
  throw notPlain(path, kindOf(found));
}

/**
 * Returns whether a path is a plain file or a folder.
 * @throws NotPlain for anything else, or the system's error
 */
export async function plainKind(path: string): Promise<'file' | 'folder'> {
  const { handle, found } = await openWithoutFollowing(path);
  await handle.close();
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  throw notPlain(path, kindOf(found));
}

/** Reads a whole plain file. */
export async function readPlainFile(path: string): Promise<Buffer> {
  const handle = await openPlainFile(path);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Runs work with a path that always leads to the opened file, for code that opens files by name. */
export async function withPlainFile<T>(path: string, work: (openPath: string) => Promise<T>): Promise<T> {
  const handle = await openPlainFile(path);
  try {
    return await work(process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path);
  } finally {
    await handle.close();
  }
}
