import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const OBJECTS = texts(
  'Banyaknya objek berbeda; rekap tanpa objek membuatnya tidak diketahui.',
  'Count of different objects; unknown where recaps hide them.',
);

export const DEBTOR_FLOW_TEXTS: SubjectTexts<'debtorFlow'> = {
  measures: {
    opening: {
      label: texts('Menunggak di awal', 'Owing at the opening'),
      meaning: texts('Objek yang menunggak pada posisi awal.', 'Objects in arrears at the opening snapshot.'),
      formula: OBJECTS,
    },
    added: {
      label: texts('Baru menunggak', 'Newly owing'),
      meaning: texts('Objek yang menunggak di akhir dan sebelumnya tidak pernah.', 'Objects in arrears at the closing and never before.'),
      formula: OBJECTS,
    },
    returned: {
      label: texts('Kembali menunggak', 'Owing again'),
      meaning: texts(
        'Objek yang menunggak di akhir, tidak di awal, tetapi pernah menunggak sebelumnya.',
        'Objects in arrears at the closing and not at the opening, which had been in arrears before.',
      ),
      formula: OBJECTS,
    },
    cleared: {
      label: texts('Sudah keluar', 'Cleared'),
      meaning: texts(
        'Objek yang menunggak di awal dan tidak lagi di akhir: lunas atau dihapuskan.',
        'Objects in arrears at the opening and not at the closing: paid or written off.',
      ),
      formula: OBJECTS,
    },
    stayed: {
      label: texts('Tetap menunggak', 'Still owing'),
      meaning: texts('Objek yang menunggak di awal dan di akhir.', 'Objects in arrears at the opening and at the closing.'),
      formula: OBJECTS,
    },
    closing: {
      label: texts('Menunggak di akhir', 'Owing at the closing'),
      meaning: texts('Objek yang menunggak pada posisi akhir.', 'Objects in arrears at the closing snapshot.'),
      formula: texts('Objek di awal + baru + kembali - keluar.', 'Objects at the opening + new + back - cleared.'),
    },
  },
  components: {},
};
