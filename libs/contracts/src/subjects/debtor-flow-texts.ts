import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const OBJECTS = texts(
  'Jumlah objek berbeda; tidak diketahui bila data hanya berupa rekap tanpa objek.',
  'Count of different objects; unknown if the data are recaps without objects.',
);

export const DEBTOR_FLOW_TEXTS: SubjectTexts<'debtorFlow'> = {
  measures: {
    opening: {
      label: texts('Objek menunggak di awal', 'Objects in arrears at the opening'),
      meaning: texts('Objek yang menunggak pada posisi awal.', 'Objects in arrears at the opening snapshot.'),
      formula: OBJECTS,
    },
    added: {
      label: texts('Objek baru menunggak', 'Objects new in arrears'),
      meaning: texts(
        'Objek yang menunggak pada posisi akhir dan belum pernah menunggak sebelumnya.',
        'Objects in arrears at the closing snapshot and never before.',
      ),
      formula: OBJECTS,
    },
    returned: {
      label: texts('Objek kembali menunggak', 'Objects back in arrears'),
      meaning: texts(
        'Objek yang menunggak di akhir, tidak di awal, tetapi pernah menunggak sebelumnya.',
        'Objects in arrears at the closing and not at the opening, which had been in arrears before.',
      ),
      formula: OBJECTS,
    },
    cleared: {
      label: texts('Objek tidak lagi menunggak', 'Objects no longer in arrears'),
      meaning: texts(
        'Objek yang menunggak di awal dan tidak lagi di akhir: lunas atau dihapuskan.',
        'Objects in arrears at the opening and not at the closing: paid or written off.',
      ),
      formula: OBJECTS,
    },
    stayed: {
      label: texts('Objek tetap menunggak', 'Objects still in arrears'),
      meaning: texts('Objek yang menunggak di awal dan di akhir.', 'Objects in arrears at the opening and at the closing.'),
      formula: OBJECTS,
    },
    closing: {
      label: texts('Objek menunggak di akhir', 'Objects in arrears at the closing'),
      meaning: texts('Objek yang menunggak pada posisi akhir.', 'Objects in arrears at the closing snapshot.'),
      formula: texts(
        'Objek menunggak di awal + baru + kembali - tidak lagi menunggak.',
        'Objects in arrears at the opening + new + back - no longer in arrears.',
      ),
    },
  },
  components: {},
};
