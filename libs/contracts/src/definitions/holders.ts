import { FROM_TAXPAYERS, PAYING_IN_YEAR } from './register.ts';
import { AT_SNAPSHOT, figure, quotient, texts } from './words.ts';

const TODAY = texts('Menurut data register terakhir, apa pun periodenya.', 'As the register last says, whatever the period.');
const IN_YEAR = texts(
  'Tahun anggaran tempat periode berakhir, sampai tanggal data, atau hari yang sama setahun sebelumnya.',
  'The fiscal year in which the period ends, up to the data date, or its same days a year before.',
);
const OBJECTS = texts('Objek Pajak yang dimiliki', 'Tax objects held');
const IN_ARREARS = texts('Objek wajib pajak yang menunggak', 'Objects of taxpayers in arrears');

export const HOLDER_DEFINITIONS = {
  taxpayers: figure(
    texts('Wajib pajak pemilik objek', 'Taxpayers with objects'),
    texts('Wajib pajak dengan paling sedikit satu Objek Pajak terdaftar.', 'Taxpayers with at least one registered tax object.'),
    texts('Banyaknya wajib pajak berbeda pada objek yang belum ditutup.', 'Count of different taxpayers of objects that are not closed.'),
    TODAY,
  ),
  objects: figure(
    OBJECTS,
    texts('Objek Pajak (OP) yang belum ditutup.', 'Tax objects that are not closed.'),
    texts('Banyaknya objek tanpa tanggal tutup.', 'Count of objects without a closing date.'),
    TODAY,
  ),
  payers: figure(
    PAYING_IN_YEAR,
    texts('Wajib pajak yang membayar paling sedikit sekali dalam tahun itu.', 'Taxpayers who paid at least once in that year.'),
    texts('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    IN_YEAR,
  ),
  amount: figure(
    FROM_TAXPAYERS,
    texts('Yang dibayar oleh wajib pajak itu.', 'What these taxpayers paid.'),
    texts('Jumlah pembayaran yang tercatat pada wajib pajak.', 'Sum of the payments recorded on taxpayers.'),
    IN_YEAR,
  ),
  amountPerPayer: quotient(
    texts('Realisasi setahun per wajib pajak', 'Revenue of the year per taxpayer'),
    texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    FROM_TAXPAYERS,
    PAYING_IN_YEAR,
    IN_YEAR,
  ),
  arrears: figure(
    texts('Tunggakan wajib pajak', 'Arrears of taxpayers'),
    texts('Yang lewat jatuh tempo dan belum dibayar, dengan denda.', 'What is past due and not paid, with penalties.'),
    texts('Jumlah pokok dan denda tunggakan wajib pajak itu.', 'Sum of principal and penalty in arrears of these taxpayers.'),
    AT_SNAPSHOT,
  ),
  objectsInArrears: figure(
    IN_ARREARS,
    texts(
      'Objek Pajak dengan tunggakan atas nama wajib pajak itu; satu objek dihitung satu kali.',
      'Tax objects with arrears in the name of these taxpayers; an object counts once.',
    ),
    texts('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  objectsInArrearsShare: quotient(
    texts('Porsi objek menunggak', 'Share of objects in arrears'),
    texts(
      'Objek yang menunggak dibandingkan objek yang dimiliki; yang menunggak lalu tutup ikut terhitung.',
      'Objects in arrears compared with the objects held; those in arrears that closed count too.',
    ),
    IN_ARREARS,
    OBJECTS,
    AT_SNAPSHOT,
  ),
} as const;
