import { access, constants, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOwner, verifyAudit } from '@pendapa/warehouse';
import { fail, ok, sameText, warn, type Check } from './finding.ts';

const OTHERS_READ = 0o044;
const OTHERS_WRITE = 0o022;
const OTHERS_MAY = 0o077;
const NAMED_PATHS = 5;

/** Everything below a folder that other accounts can reach, with its mode. */
async function openPaths(folder: string): Promise<{ path: string; mode: number }[]> {
  const { mode } = await lstat(folder);
  const own = (mode & OTHERS_MAY) === 0 ? [] : [{ path: folder, mode }];
  // Others cannot reach the content of a folder that they cannot enter, whatever its mode is.
  if (own.length === 0) return own;
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return openPaths(path);
      const found = await lstat(path).catch(() => null);
      return found?.isFile() && (found.mode & OTHERS_MAY) !== 0 ? [{ path, mode: found.mode }] : [];
    }),
  );
  return [...own, ...below.flat()];
}

export const checkRights: Check = async ({ folder }) => {
  const check = { id: 'Hak berkas', en: 'File rights' };
  if (process.platform === 'win32') return [];
  const open = await openPaths(folder).catch(() => []);
  if (open.length === 0) return [ok(check, { id: 'hanya untuk pemiliknya', en: 'for their owner alone' })];
  const shown = sameText(
    open
      .slice(0, NAMED_PATHS)
      .map(({ path }) => path)
      .join(', ') + (open.length > NAMED_PATHS ? ', …' : ''),
  );
  const advice = { id: `Jalankan: chmod -R go-rwx "${folder}"`, en: `Run: chmod -R go-rwx "${folder}"` };
  const writable = open.some(({ mode }) => (mode & OTHERS_WRITE) !== 0);
  const readable = open.some(({ mode }) => (mode & OTHERS_READ) !== 0);
  if (writable) return [fail(check, { id: `orang lain dapat mengubah: ${shown.id}`, en: `others can change: ${shown.en}` }, advice)];
  if (readable) return [warn(check, { id: `orang lain dapat membaca: ${shown.id}`, en: `others can read: ${shown.en}` }, advice)];
  return [warn(check, { id: `orang lain dapat masuk: ${shown.id}`, en: `others can enter: ${shown.en}` }, advice)];
};

export const checkLock: Check = async ({ folder }) => {
  const check = { id: 'Kunci pemuatan', en: 'Lock of loads' };
  const owner = await lockOwner(join(folder, 'lock'));
  if (!owner) return [ok(check, { id: 'bebas', en: 'free' })];
  const pid = String(owner.pid);
  if (owner.alive)
    return [ok(check, { id: `dipegang proses ${pid} yang sedang berjalan`, en: `held by process ${pid}, which is running` })];
  return [
    warn(
      check,
      { id: `ditinggalkan proses ${pid} yang sudah berhenti`, en: `left by process ${pid}, which has ended` },
      { id: 'Tidak perlu tindakan: pemuatan berikutnya mengambil alih.', en: 'No action needed: the next load takes it over.' },
    ),
  ];
};

async function takesLines(folder: string): Promise<boolean> {
  const path = join(folder, 'audit');
  const found = await stat(path).catch(() => null);
  if (found && !found.isDirectory()) return false;
  return access(found ? path : folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

export const checkAudit: Check = async ({ folder }) => {
  const check = { id: 'Catatan audit', en: 'Audit log' };
  if (!(await takesLines(folder))) {
    return [
      fail(
        check,
        { id: 'tidak dapat ditulis', en: 'it cannot be written' },
        {
          id: `Beri akun layanan hak tulis atas "${join(folder, 'audit')}": tanpa catatan tidak ada impor, cadangan atau ekspor.`,
          en: `Let the service's account write to "${join(folder, 'audit')}": without the log there are no imports, backups or exports.`,
        },
      ),
    ];
  }
  const { lines, last, faults, unfinished } = await verifyAudit(folder);
  const advice = {
    id: 'Bandingkan dengan cadangan. Untuk memulai catatan baru, pindahkan folder audit ke tempat lain, jangan dihapus. Kemudian jalankan ulang server.',
    en: 'Compare with a backup. To begin a new log, move the audit folder elsewhere; do not delete it. Then start the server again.',
  };
  if (faults.length > 0) return faults.map((found) => fail(check, found, advice));
  const size = {
    id: `${String(lines)} baris, utuh, terakhir ${last ?? '-'}`,
    en: `${String(lines)} lines, undamaged, the last at ${last ?? '-'}`,
  };
  if (!unfinished) return [ok(check, size)];
  return [
    warn(
      check,
      { id: `${size.id}; ada baris yang tidak lengkap`, en: `${size.en}; with an incomplete line at its end` },
      {
        id: 'Tidak perlu apa-apa: baris berikutnya membereskannya.',
        en: 'Nothing to do: the next line puts that right.',
      },
    ),
  ];
};
