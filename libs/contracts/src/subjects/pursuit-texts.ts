import { ARREARS_TEXTS } from './arrears-texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const { total, documents, collectible } = ARREARS_TEXTS.measures;

export const PURSUIT_TEXTS: SubjectTexts<'pursuit'> = {
  measures: {
    total,
    documents,
    collectible,
    untouched: {
      label: texts('Dapat ditagih, belum disurati', 'Collectible without a letter'),
      meaning: texts(
        'Tunggakan yang dapat ditagih tetapi belum pernah diberi himbauan, teguran, surat paksa, atau sita.',
        'Arrears that can be collected and about which no reminder, warning, warrant or seizure was issued.',
      ),
      formula: texts(
        'Jumlah tunggakan dapat ditagih tanpa tindakan penagihan.',
        'Sum of the collectible arrears without a step of collection.',
      ),
    },
    untouchedShare: {
      label: texts('Porsi belum disurati', 'Share without a letter'),
      meaning: texts('Bagian tunggakan dapat ditagih yang belum disurati.', 'The part of collectible arrears without a letter.'),
    },
    overdueSteps: {
      label: texts('Langkah penagihan terlambat', 'Overdue steps of collection'),
      meaning: texts(
        'Kewajiban dapat ditagih yang teguran atau surat paksanya sudah lewat waktu menurut aturan pajak pada tanggal posisi.',
        'Collectible obligations of which the warning or the warrant is past its day by the rules of the day of the snapshot.',
      ),
      formula: texts(
        'Banyaknya kewajiban dapat ditagih yang menunggu lebih lama dari aturan: teguran sejak jatuh tempo, surat paksa sejak teguran.',
        'Count of collectible obligations that have waited longer than the rule says: a warning since the due date, a warrant since the warning.',
      ),
    },
    overdueStepAmount: {
      label: texts('Tunggakan dengan langkah terlambat', 'Arrears with an overdue step'),
      meaning: texts('Tunggakan kewajiban yang langkah penagihannya terlambat.', 'Arrears of the obligations of which a step is overdue.'),
      formula: texts('Jumlah tunggakan kewajiban itu.', 'Sum of the arrears of these obligations.'),
    },
  },
  components: {},
};
