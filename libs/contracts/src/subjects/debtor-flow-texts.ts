import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const OBJECTS = texts(
  'Jumlah objek, masing-masing dihitung satu kali; tidak diketahui bila data hanya berupa rekap tanpa objek.',
  'Count of objects, each counted once; unknown if the data are recaps without objects.',
);

export const DEBTOR_FLOW_TEXTS: SubjectTexts<'debtorFlow'> = {
  measures: {
    opening: {
      label: texts('Objek yang menunggak pada awal periode', 'Objects in arrears at period start'),
      meaning: texts('Objek yang menunggak pada posisi awal.', 'Objects in arrears at the opening snapshot.'),
      formula: OBJECTS,
    },
    added: {
      label: texts('Objek yang baru menunggak', 'Objects new in arrears'),
      meaning: texts(
        'Objek yang menunggak pada posisi akhir dan belum pernah menunggak sebelumnya.',
        'Objects in arrears at the closing snapshot and never before.',
      ),
      formula: OBJECTS,
    },
    returned: {
      label: texts('Objek yang kembali menunggak', 'Objects back in arrears'),
      meaning: texts(
        'Objek yang menunggak pada akhir periode, tidak pada awalnya, tetapi pernah menunggak sebelumnya.',
        'Objects in arrears at period end and not at period start, which had been in arrears before.',
      ),
      formula: OBJECTS,
    },
    cleared: {
      label: texts('Objek yang tidak lagi menunggak', 'Objects no longer in arrears'),
      meaning: texts(
        'Objek yang menunggak pada awal periode dan tidak lagi pada akhirnya: lunas atau dihapuskan.',
        'Objects in arrears at period start and not at period end: paid or written off.',
      ),
      formula: OBJECTS,
    },
    stayed: {
      label: texts('Objek yang tetap menunggak', 'Objects still in arrears'),
      meaning: texts('Objek yang menunggak pada awal dan akhir periode.', 'Objects in arrears at period start and at period end.'),
      formula: OBJECTS,
    },
    closing: {
      label: texts('Objek yang menunggak pada akhir periode', 'Objects in arrears at period end'),
      meaning: texts('Objek yang menunggak pada posisi akhir.', 'Objects in arrears at the closing snapshot.'),
      formula: texts(
        'Objek menunggak pada awal periode + baru + kembali - tidak lagi menunggak.',
        'Objects in arrears at period start + new + back - no longer in arrears.',
      ),
    },
  },
  components: {},
};
