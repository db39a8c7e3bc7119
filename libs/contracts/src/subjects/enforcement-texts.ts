import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const ENFORCEMENT_TEXTS: SubjectTexts<'enforcement'> = {
  measures: {
    actions: {
      label: texts('Tindakan penagihan', 'Collection actions'),
      meaning: texts(
        'Imbauan, surat teguran, surat paksa, dan penyitaan yang terbit.',
        'Reminders, warning letters, warrants and seizures issued.',
      ),
      formula: texts('Jumlah tindakan menurut tanggal terbit.', 'Count of actions by day of issue.'),
    },
    amount: {
      label: texts('Nilai dalam penagihan', 'Amount under collection'),
      meaning: texts('Tunggakan yang menjadi dasar tindakan.', 'The arrears for which the actions were taken.'),
      formula: texts('Jumlah nilai pada tindakan.', 'Sum of the amounts of the actions.'),
    },
    settledActions: {
      label: texts('Tindakan dengan hasil lunas', 'Actions ending in payment'),
      meaning: texts('Tindakan yang hasilnya lunas.', 'Actions that ended in full payment.'),
      formula: texts('Jumlah tindakan dengan hasil lunas.', 'Count of actions with the result paid.'),
    },
    settledShare: {
      label: texts('Porsi tindakan dengan hasil lunas', 'Share of actions ending in payment'),
      meaning: texts('Porsi tindakan yang hasilnya lunas.', 'The share of actions that ended in full payment.'),
    },
  },
  components: { actionsWithResult: texts('Tindakan yang hasilnya diketahui', 'Actions whose result is known') },
};
