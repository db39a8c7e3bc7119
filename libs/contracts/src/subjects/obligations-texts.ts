import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const OBLIGATIONS_TEXTS: SubjectTexts<'duties'> = {
  measures: {
    objectsDue: {
      label: texts('Objek dengan kewajiban jatuh tempo', 'Objects with obligations due'),
      meaning: texts(
        'Objek Pajak (OP) dengan paling sedikit satu kewajiban pembayaran yang jatuh tempo; satu objek dihitung satu kali.',
        'Tax objects with at least one obligation to pay that fell due; an object counts once.',
      ),
      formula: texts(
        'Jumlah objek dengan kewajiban pembayaran; setiap objek dihitung satu kali.',
        'Count of objects with obligations to pay, each counted once.',
      ),
    },
    objectsCompliant: {
      label: texts('Objek yang lunas seluruhnya', 'Objects fully compliant'),
      meaning: texts(
        'Objek yang semua kewajibannya sudah lunas, tepat waktu atau terlambat.',
        'Objects all of whose obligations are settled, on time or late.',
      ),
      formula: texts(
        'Objek dengan kewajiban jatuh tempo dikurangi objek dengan kewajiban yang belum lunas.',
        'Objects with obligations due less objects with unsettled obligations.',
      ),
    },
    nonPayers: {
      label: texts('Objek dengan kewajiban yang belum lunas', 'Objects with unsettled obligations'),
      meaning: texts(
        'Objek dengan paling sedikit satu kewajiban yang belum dibayar atau baru dibayar sebagian.',
        'Objects with at least one obligation that is not paid, or paid in part only.',
      ),
      formula: texts(
        'Jumlah objek pada kewajiban yang belum lunas; setiap objek dihitung satu kali.',
        'Count of objects of obligations not settled, each counted once.',
      ),
    },
    compliantShare: {
      label: texts('Porsi objek yang lunas seluruhnya', 'Share of objects fully compliant'),
      meaning: texts('Porsi objek yang semua kewajibannya lunas.', 'The share of objects all of whose obligations are settled.'),
    },
    unpaidAmount: {
      label: texts('Nilai yang belum dibayar per objek', 'Amount unpaid of objects'),
      meaning: texts('Pokok yang masih harus dibayar objek-objek itu.', 'Principal that these objects still have to pay.'),
      formula: texts(
        'Jumlah pokok bersih dikurangi yang sudah dibayar, per kewajiban.',
        'Sum of net principal less what is paid, of each obligation.',
      ),
    },
    objectsFiling: {
      label: texts('Objek yang wajib melapor', 'Objects with returns due'),
      meaning: texts(
        'Objek dengan paling sedikit satu SPTPD yang seharusnya masuk; satu objek dihitung satu kali.',
        'Objects with at least one return that was to be filed; an object counts once.',
      ),
      formula: texts(
        'Jumlah objek dengan SPTPD yang jatuh tempo; setiap objek dihitung satu kali.',
        'Count of objects with returns due, each counted once.',
      ),
    },
    nonFilers: {
      label: texts('Objek yang belum melapor', 'Objects that have not filed'),
      meaning: texts('Objek dengan paling sedikit satu SPTPD yang belum masuk.', 'Objects with at least one return not filed.'),
      formula: texts(
        'Jumlah objek dengan SPTPD yang jatuh tempo tanpa tanggal pelaporan; setiap objek dihitung satu kali.',
        'Count of objects with returns due without a filing date, each counted once.',
      ),
    },
  },
  components: {},
};
