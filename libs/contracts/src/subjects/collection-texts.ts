import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const COLLECTION_TEXTS: SubjectTexts<'collection'> = {
  measures: {
    paid: {
      label: texts('Pokok terbayar', 'Principal paid'),
      meaning: texts('Pokok yang dibayar atas ketetapan, menurut umur ketetapan.', 'Principal paid on assessments, by their age.'),
      formula: texts(
        'Jumlah pokok pembayaran atas ketetapan, tanpa yang dibatalkan; nilainya bila pembayaran tidak menyebut pokok.',
        'Sum of the principal of payments on assessments, net of reversals; of the amount where a payment does not tell the principal.',
      ),
    },
    payments: {
      label: texts('Pembayaran ketetapan', 'Payments on assessments'),
      meaning: texts('Banyaknya pembayaran atas ketetapan.', 'How many payments were made on assessments.'),
      formula: texts('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    },
  },
  components: {},
};
