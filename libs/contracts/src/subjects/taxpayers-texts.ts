import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const TAXPAYERS_TEXTS: SubjectTexts<'taxpayers'> = {
  measures: {
    registered: {
      label: texts('Wajib pajak terdaftar', 'Registered taxpayers'),
      meaning: texts('Wajib pajak yang terdaftar dan belum ditutup.', 'Taxpayers who are registered and not deregistered.'),
      formula: texts(
        'Jumlah wajib pajak yang terdaftar sampai tanggal itu dan belum ditutup.',
        'Count of taxpayers registered by that day and not deregistered.',
      ),
    },
    opened: {
      label: texts('Wajib pajak baru', 'New taxpayers'),
      meaning: texts('Wajib pajak yang mendaftar dalam periode.', 'Taxpayers who registered within the period.'),
      formula: texts('Jumlah wajib pajak menurut tanggal daftar.', 'Count of taxpayers by registration date.'),
    },
    closed: {
      label: texts('Wajib pajak yang ditutup', 'Deregistered taxpayers'),
      meaning: texts('Wajib pajak yang ditutup dalam periode.', 'Taxpayers deregistered within the period.'),
      formula: texts('Jumlah wajib pajak menurut tanggal tutup.', 'Count of taxpayers by date of deregistration.'),
    },
    net: {
      label: texts('Selisih wajib pajak baru dan yang ditutup', 'Net change of taxpayers'),
      meaning: texts(
        'Selisih wajib pajak baru dan wajib pajak yang ditutup dalam periode.',
        'New less deregistered taxpayers within the period.',
      ),
      formula: texts('Wajib pajak baru dikurangi wajib pajak yang ditutup.', 'New less deregistered taxpayers.'),
    },
    validNik: {
      label: texts('NIK sahih', 'Valid NIK'),
      meaning: texts('Orang Pribadi terdaftar yang NIK-nya sahih.', 'Registered individuals whose national identity number is valid.'),
      formula: texts('Jumlah Orang Pribadi dengan NIK sahih.', 'Count of individuals with a valid number.'),
    },
    validNikShare: {
      label: texts('Porsi NIK sahih', 'Share with valid NIK'),
      meaning: texts('Porsi Orang Pribadi yang NIK-nya sahih.', 'The share of individuals whose national identity number is valid.'),
      numerator: texts('Orang Pribadi dengan NIK sahih', 'Individuals with a valid number'),
    },
  },
  components: { checkedNik: texts('Orang Pribadi yang NIK-nya sudah diperiksa', 'Individuals whose number was checked') },
};
