import { PAYERS_TEXTS } from './payers-texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const { taxpayers: payers, amount } = PAYERS_TEXTS.measures;

export const HOLDERS_TEXTS: SubjectTexts<'holders'> = {
  measures: {
    taxpayers: {
      label: texts('Wajib pajak pemilik objek', 'Taxpayers with objects'),
      meaning: texts('Wajib pajak dengan paling sedikit satu Objek Pajak terdaftar.', 'Taxpayers with at least one registered tax object.'),
      formula: texts(
        'Jumlah wajib pajak pada objek yang belum ditutup; setiap wajib pajak dihitung satu kali.',
        'Count of taxpayers of objects that are not closed, each counted once.',
      ),
    },
    objects: {
      label: texts('Objek Pajak yang dimiliki', 'Tax objects held'),
      meaning: texts('Objek Pajak (OP) wajib pajak itu yang belum ditutup.', 'Tax objects of these taxpayers that are not closed.'),
      formula: texts('Jumlah objek tanpa tanggal tutup.', 'Count of objects without a closing date.'),
    },
    payers,
    amount,
    amountPerPayer: {
      label: texts('Realisasi sejak awal tahun per wajib pajak', 'Revenue to date per paying taxpayer'),
      meaning: texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    },
    arrears: {
      label: texts('Tunggakan wajib pajak', 'Arrears of taxpayers'),
      meaning: texts('Pokok dan denda yang lewat jatuh tempo dan belum dibayar.', 'Principal and penalties past due and not paid.'),
      formula: texts('Jumlah pokok dan denda tunggakan wajib pajak itu.', 'Sum of principal and penalty in arrears of these taxpayers.'),
    },
    objectsInArrears: {
      label: texts('Objek wajib pajak yang menunggak', 'Objects of taxpayers in arrears'),
      meaning: texts(
        'Objek Pajak dengan tunggakan atas nama wajib pajak itu; satu objek dihitung satu kali.',
        'Tax objects with arrears in the name of these taxpayers; an object counts once.',
      ),
      formula: texts(
        'Jumlah objek dengan tunggakan; setiap objek dihitung satu kali.',
        'Count of objects with arrears, each counted once.',
      ),
    },
    objectsInArrearsShare: {
      label: texts('Porsi objek menunggak', 'Share of objects in arrears'),
      meaning: texts(
        'Objek yang menunggak dibandingkan objek yang dimiliki; objek menunggak yang sudah tutup ikut terhitung.',
        'Objects in arrears compared with the objects held; closed objects in arrears count too.',
      ),
    },
  },
  components: {},
};
