import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const QUALITY_MOVES_TEXTS: SubjectTexts<'qualityMoves'> = {
  measures: {
    owedThen: {
      label: texts('Tunggakan di awal', 'Arrears at the opening'),
      meaning: texts('Tunggakan pada posisi awal.', 'Arrears at the opening snapshot.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
    owedNow: {
      label: texts('Tunggakan di akhir', 'Arrears at the closing'),
      meaning: texts('Tunggakan pada posisi akhir.', 'Arrears at the closing snapshot.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
  },
  components: {},
};
