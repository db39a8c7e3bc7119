import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const TAXPAYERS_TEXTS: SubjectTexts<'taxpayers'> = {
  measures: {
    registered: {
      label: texts('Wajib pajak terdaftar', 'Registered taxpayers'),
      meaning: texts('Wajib pajak yang terdaftar dan belum ditutup.', 'Taxpayers who are registered and not closed.'),
      formula: texts(
        'Banyaknya yang terdaftar sampai dan belum ditutup pada tanggal itu.',
        'Count of those registered by, and not closed on, that day.',
      ),
    },
    opened: {
      label: texts('Wajib pajak baru', 'New taxpayers'),
      meaning: texts('Wajib pajak yang mendaftar dalam periode.', 'Taxpayers who registered within the period.'),
      formula: texts('Banyaknya menurut tanggal daftar.', 'Count by registration date.'),
    },
    closed: {
      label: texts('Wajib pajak tutup', 'Closed taxpayers'),
      meaning: texts('Wajib pajak yang ditutup dalam periode.', 'Taxpayers closed within the period.'),
      formula: texts('Banyaknya menurut tanggal tutup.', 'Count by closing date.'),
    },
    net: {
      label: texts('Perubahan bersih wajib pajak', 'Net change of taxpayers'),
      meaning: texts('Bertambah atau berkurangnya wajib pajak dalam periode.', 'By how many taxpayers grew or shrank within the period.'),
      formula: texts('Wajib pajak baru dikurangi wajib pajak tutup.', 'New less closed taxpayers.'),
    },
    validNik: {
      label: texts('NIK sahih', 'Valid NIK'),
      meaning: texts('Orang Pribadi terdaftar yang NIK-nya sahih.', 'Registered individuals whose national identity number is valid.'),
      formula: texts('Banyaknya Orang Pribadi dengan NIK sahih.', 'Count of individuals with a valid number.'),
    },
    validNikShare: {
      label: texts('Porsi NIK sahih', 'Share with valid NIK'),
      meaning: texts('Bagian Orang Pribadi yang NIK-nya sahih.', 'The part of individuals whose national identity number is valid.'),
      numerator: texts('Orang Pribadi dengan NIK sahih', 'Individuals with a valid number'),
    },
  },
  components: { checkedNik: texts('Orang Pribadi yang NIK-nya sudah diperiksa', 'Individuals whose number was checked') },
};
