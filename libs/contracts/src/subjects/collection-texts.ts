import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const COLLECTION_TEXTS: SubjectTexts<'collection'> = {
  measures: {
    paid: {
      label: texts('Pokok terbayar', 'Principal paid'),
      meaning: texts('Pokok yang dibayar atas ketetapan, menurut umur ketetapan.', 'Principal paid on assessments, by their age.'),
      formula: texts(
        'Jumlah pokok pembayaran atas ketetapan, tanpa pembayaran yang dibatalkan. Pembayaran tanpa rincian pokok dihitung seluruhnya.',
        'Sum of the principal of payments on assessments, net of reversals. A payment without a stated principal counts in full.',
      ),
    },
    payments: {
      label: texts('Pembayaran ketetapan', 'Payments on assessments'),
      meaning: texts('Jumlah pembayaran atas ketetapan.', 'Number of payments on assessments.'),
      formula: texts('Jumlah pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    },
  },
  components: {},
};
