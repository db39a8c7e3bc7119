import { DUE_IN_PERIOD, figure, quotient, texts } from './words.ts';

const DUE = texts('Objek dengan kewajiban jatuh tempo', 'Objects with something due');
const COMPLIANT = texts('Objek yang lunas seluruhnya', 'Objects fully compliant');

export const OBLIGATION_DEFINITIONS = {
  objectsDue: figure(
    DUE,
    texts(
      'Objek Pajak (OP) dengan paling sedikit satu kewajiban bayar yang jatuh tempo; satu objek dihitung satu kali.',
      'Tax objects with at least one obligation to pay that fell due; an object counts once.',
    ),
    texts('Banyaknya objek berbeda pada kewajiban bayar.', 'Count of different objects of obligations to pay.'),
    DUE_IN_PERIOD,
  ),
  objectsCompliant: figure(
    COMPLIANT,
    texts(
      'Objek yang semua kewajibannya sudah lunas, tepat waktu atau terlambat.',
      'Objects all of whose obligations are settled, on time or late.',
    ),
    texts('Objek dengan kewajiban jatuh tempo dikurangi objek belum lunas.', 'Objects with something due less objects not settled.'),
    DUE_IN_PERIOD,
  ),
  nonPayers: figure(
    texts('Objek belum lunas', 'Objects not settled'),
    texts(
      'Objek dengan paling sedikit satu kewajiban yang belum dibayar atau baru dibayar sebagian.',
      'Objects with at least one obligation that is not paid, or paid in part only.',
    ),
    texts('Banyaknya objek berbeda pada kewajiban yang belum lunas.', 'Count of different objects of obligations not settled.'),
    DUE_IN_PERIOD,
  ),
  compliantShare: quotient(
    texts('Kepatuhan objek', 'Compliant objects'),
    texts('Bagian objek yang semua kewajibannya lunas.', 'The part of objects all of whose obligations are settled.'),
    COMPLIANT,
    DUE,
    DUE_IN_PERIOD,
  ),
  unpaidAmount: figure(
    texts('Nilai belum dibayar objek', 'Amount unpaid of objects'),
    texts('Pokok yang masih harus dibayar objek-objek itu.', 'Principal that these objects still have to pay.'),
    texts(
      'Jumlah pokok bersih dikurangi yang sudah dibayar, per kewajiban.',
      'Sum of net principal less what is paid, of each obligation.',
    ),
    DUE_IN_PERIOD,
  ),
  objectsFiling: figure(
    texts('Objek wajib lapor', 'Objects to file'),
    texts(
      'Objek dengan paling sedikit satu SPTPD yang seharusnya masuk; satu objek dihitung satu kali.',
      'Objects with at least one return that was to be filed; an object counts once.',
    ),
    texts('Banyaknya objek berbeda pada wajib lapor.', 'Count of different objects of expected returns.'),
    DUE_IN_PERIOD,
  ),
  nonFilers: figure(
    texts('Objek belum lapor', 'Objects that have not filed'),
    texts('Objek dengan paling sedikit satu SPTPD yang belum masuk.', 'Objects with at least one return not filed.'),
    texts(
      'Banyaknya objek berbeda pada wajib lapor tanpa tanggal lapor.',
      'Count of different objects of expected returns without a filing date.',
    ),
    DUE_IN_PERIOD,
  ),
} as const;
