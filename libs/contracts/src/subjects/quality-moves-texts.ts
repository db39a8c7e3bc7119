import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const QUALITY_MOVES_TEXTS: SubjectTexts<'qualityMoves'> = {
  measures: {
    owedThen: {
      label: texts('Tunggakan di awal', 'Owed at the opening'),
      meaning: texts('Yang terutang pada posisi awal.', 'What was owed at the opening snapshot.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
    owedNow: {
      label: texts('Tunggakan di akhir', 'Owed at the closing'),
      meaning: texts('Yang terutang pada posisi akhir.', 'What is owed at the closing snapshot.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
  },
  components: {},
};
