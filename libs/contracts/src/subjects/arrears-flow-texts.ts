import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const ARREARS_FLOW_TEXTS: SubjectTexts<'arrearsFlow'> = {
  measures: {
    opening: {
      label: texts('Saldo awal pokok', 'Opening principal'),
      meaning: texts('Pokok tunggakan pada awal mutasi pertama.', 'Principal in arrears at the beginning of the first movement.'),
      formula: texts('Saldo awal posisi pertama dalam periode.', 'Opening of the first snapshot within the period.'),
    },
    added: {
      label: texts('Pokok baru menunggak', 'Principal added'),
      meaning: texts('Pokok yang mulai menunggak dalam periode.', 'Principal that fell into arrears within the period.'),
      formula: texts('Jumlah penambahan.', 'Sum of what was added.'),
    },
    collected: {
      label: texts('Pencairan pokok', 'Principal collected'),
      meaning: texts(
        'Pokok tunggakan yang dibayar dalam periode; denda tidak termasuk.',
        'Principal in arrears that was paid within the period; penalties are not among it.',
      ),
      formula: texts('Jumlah pencairan.', 'Sum of what was collected.'),
    },
    writtenOff: {
      label: texts('Penghapusan pokok', 'Principal written off'),
      meaning: texts('Pokok tunggakan yang dihapuskan dalam periode.', 'Principal in arrears that was written off within the period.'),
      formula: texts('Jumlah penghapusan.', 'Sum of what was written off.'),
    },
    adjusted: {
      label: texts('Koreksi pokok', 'Principal adjusted'),
      meaning: texts('Perbaikan saldo pokok tunggakan, tambah atau kurang.', 'Corrections of the principal in arrears, up or down.'),
      formula: texts('Jumlah koreksi.', 'Sum of adjustments.'),
    },
    closing: {
      label: texts('Saldo akhir pokok', 'Closing principal'),
      meaning: texts('Pokok tunggakan pada akhir mutasi terakhir.', 'Principal in arrears at the end of the last movement.'),
      formula: texts('Saldo akhir posisi terakhir dalam periode.', 'Closing of the last snapshot within the period.'),
    },
    recoveryRate: {
      label: texts('Tingkat pencairan', 'Recovery rate'),
      meaning: texts('Porsi saldo awal pokok yang berhasil dicairkan.', 'The share of the opening principal that was collected.'),
    },
    difference: {
      label: texts('Selisih rekonsiliasi', 'Reconciliation difference'),
      meaning: texts(
        'Harus 0: saldo akhir dibandingkan saldo awal beserta mutasinya.',
        'Must be 0: closing against opening with its movements.',
      ),
      formula: texts(
        'Saldo akhir - (saldo awal + tunggakan baru - pencairan - penghapusan + koreksi).',
        'Closing - (opening + added - collected - written off + adjusted).',
      ),
    },
  },
  components: { openingOfYear: texts('Saldo awal pokok', 'Opening principal') },
};
