import { figure, quotient, texts } from './words.ts';

const MOVED = texts('Posisi tunggakan yang jatuh dalam periode.', 'The snapshots that lie within the period.');

export const ARREARS_FLOW_DEFINITIONS = {
  opening: figure(
    texts('Saldo awal pokok', 'Opening principal'),
    texts('Pokok tunggakan pada awal mutasi pertama.', 'Principal in arrears at the beginning of the first movement.'),
    texts('Saldo awal posisi pertama dalam periode.', 'Opening of the first snapshot within the period.'),
    MOVED,
  ),
  added: figure(
    texts('Pokok baru menunggak', 'Principal added'),
    texts('Pokok yang mulai menunggak dalam periode.', 'Principal that fell into arrears within the period.'),
    texts('Jumlah penambahan.', 'Sum of what was added.'),
    MOVED,
  ),
  collected: figure(
    texts('Pencairan pokok', 'Principal collected'),
    texts(
      'Pokok tunggakan yang dibayar dalam periode; denda tidak termasuk.',
      'Principal in arrears that was paid within the period; penalties are not among it.',
    ),
    texts('Jumlah pencairan.', 'Sum of what was collected.'),
    MOVED,
  ),
  writtenOff: figure(
    texts('Penghapusan pokok', 'Principal written off'),
    texts('Pokok tunggakan yang dihapuskan dalam periode.', 'Principal in arrears that was written off within the period.'),
    texts('Jumlah penghapusan.', 'Sum of what was written off.'),
    MOVED,
  ),
  adjusted: figure(
    texts('Koreksi pokok', 'Principal adjusted'),
    texts('Perbaikan saldo pokok tunggakan, tambah atau kurang.', 'Corrections of the principal in arrears, up or down.'),
    texts('Jumlah koreksi.', 'Sum of adjustments.'),
    MOVED,
  ),
  closing: figure(
    texts('Saldo akhir pokok', 'Closing principal'),
    texts('Pokok tunggakan pada akhir mutasi terakhir.', 'Principal in arrears at the end of the last movement.'),
    texts('Saldo akhir posisi terakhir dalam periode.', 'Closing of the last snapshot within the period.'),
    MOVED,
  ),
  recoveryRate: quotient(
    texts('Tingkat pencairan', 'Recovery rate'),
    texts('Bagian saldo awal pokok yang berhasil dicairkan.', 'The part of the opening principal that was collected.'),
    texts('Pencairan pokok', 'Principal collected'),
    texts('Saldo awal pokok', 'Opening principal'),
    texts(
      'Mutasi dalam satu tahun anggaran; tidak dihitung untuk beberapa tahun sekaligus.',
      'Movements within one fiscal year; not told of several together.',
    ),
  ),
  difference: figure(
    texts('Selisih rekonsiliasi', 'Reconciliation difference'),
    texts('Harus 0: saldo akhir dibandingkan saldo awal beserta mutasinya.', 'Must be 0: closing against opening with its movements.'),
    texts(
      'Saldo akhir - (saldo awal + tunggakan baru - pencairan - penghapusan + koreksi).',
      'Closing - (opening + added - collected - written off + adjusted).',
    ),
    MOVED,
  ),
} as const;
