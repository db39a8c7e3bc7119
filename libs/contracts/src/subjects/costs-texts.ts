import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const COSTS_TEXTS: SubjectTexts<'costs'> = {
  measures: {
    cost: {
      label: texts('Biaya pemungutan', 'Cost of collection'),
      meaning: texts('Biaya untuk memungut pajak dalam setahun.', 'Cost of collecting taxes in a year.'),
      formula: texts('Jumlah biaya setahun.', 'Sum of the costs of the year.'),
    },
    realised: {
      label: texts('Realisasi tahun anggaran', 'Actual revenue of the fiscal year'),
      meaning: texts('Penerimaan pajak yang dibukukan dalam tahun anggaran itu.', 'Tax collections posted in those fiscal years.'),
      formula: texts('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    },
    efficiency: {
      label: texts('Rasio efisiensi', 'Efficiency ratio'),
      meaning: texts('Biaya untuk setiap rupiah yang dipungut.', 'Cost for each unit of money collected.'),
    },
  },
  components: {
    costOfBoth: texts('Biaya pemungutan', 'Cost of collection'),
    amountOfBoth: texts('Realisasi tahun anggaran', 'Actual revenue of the fiscal year'),
  },
};
