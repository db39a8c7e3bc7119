import { figure, quotient, words } from './words.ts';

const MOVED = words('Posisi tunggakan yang jatuh dalam periode.', 'The snapshots that lie within the period.');

export const ARREARS_FLOW_DEFINITIONS = {
  opening: figure(
    words('Saldo awal pokok', 'Opening principal'),
    words('Pokok tunggakan pada awal mutasi pertama.', 'Principal in arrears at the beginning of the first movement.'),
    words('Saldo awal posisi pertama dalam periode.', 'Opening of the first snapshot within the period.'),
    MOVED,
  ),
  added: figure(
    words('Pokok baru menunggak', 'Principal added'),
    words('Pokok yang mulai menunggak dalam periode.', 'Principal that fell into arrears within the period.'),
    words('Jumlah penambahan.', 'Sum of what was added.'),
    MOVED,
  ),
  collected: figure(
    words('Pencairan pokok', 'Principal collected'),
    words(
      'Pokok tunggakan yang dibayar dalam periode; denda tidak termasuk.',
      'Principal in arrears that was paid within the period; penalties are not among it.',
    ),
    words('Jumlah pencairan.', 'Sum of what was collected.'),
    MOVED,
  ),
  writtenOff: figure(
    words('Penghapusan pokok', 'Principal written off'),
    words('Pokok tunggakan yang dihapuskan dalam periode.', 'Principal in arrears that was written off within the period.'),
    words('Jumlah penghapusan.', 'Sum of what was written off.'),
    MOVED,
  ),
  adjusted: figure(
    words('Koreksi pokok', 'Principal adjusted'),
    words('Perbaikan saldo pokok tunggakan, tambah atau kurang.', 'Corrections of the principal in arrears, up or down.'),
    words('Jumlah koreksi.', 'Sum of adjustments.'),
    MOVED,
  ),
  closing: figure(
    words('Saldo akhir pokok', 'Closing principal'),
    words('Pokok tunggakan pada akhir mutasi terakhir.', 'Principal in arrears at the end of the last movement.'),
    words('Saldo akhir posisi terakhir dalam periode.', 'Closing of the last snapshot within the period.'),
    MOVED,
  ),
  recoveryRate: quotient(
    words('Tingkat pencairan', 'Recovery rate'),
    words('Bagian saldo awal pokok yang berhasil dicairkan.', 'The part of the opening principal that was collected.'),
    words('Pencairan pokok', 'Principal collected'),
    words('Saldo awal pokok', 'Opening principal'),
    words(
      'Mutasi dalam satu tahun anggaran; tidak dihitung untuk beberapa tahun sekaligus.',
      'Movements within one fiscal year; not told of several together.',
    ),
  ),
  difference: figure(
    words('Selisih rekonsiliasi', 'Reconciliation difference'),
    words('Harus 0: saldo akhir dibandingkan saldo awal beserta mutasinya.', 'Must be 0: closing against opening with its movements.'),
    words(
      'Saldo akhir - (saldo awal + tunggakan baru - pencairan - penghapusan + koreksi).',
      'Closing - (opening + added - collected - written off + adjusted).',
    ),
    MOVED,
  ),
} as const;
