import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const DEBTORS_TEXTS: SubjectTexts<'debtors'> = {
  measures: {
    objects: {
      label: texts('Objek menunggak', 'Objects in arrears'),
      meaning: texts(
        'Objek Pajak dengan tunggakan; dihitung sekali, di tempat tunggakan terbesarnya.',
        'Tax objects with arrears; counted once, where most of its arrears are.',
      ),
      formula: texts(
        'Jumlah objek dengan tunggakan; setiap objek dihitung satu kali.',
        'Count of objects with arrears, each counted once.',
      ),
    },
    total: {
      label: texts('Tunggakan objek', 'Arrears of objects'),
      meaning: texts('Seluruh tunggakan objek itu.', 'All arrears of these objects.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
    averagePerObject: {
      label: texts('Rata-rata tunggakan per objek', 'Average arrears per object'),
      meaning: texts('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    },
  },
  components: {},
};
