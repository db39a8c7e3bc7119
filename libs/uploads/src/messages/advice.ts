import { defineMessages } from '@pendapa/i18n';

/** Advice for findings whose own advice names options of a profile or of the command line. */
export const adviceTexts = defineMessages('uploads.advice', {
  id: {
    reading:
      'Pilih "Ubah cara membaca", lalu periksa pertanyaan dan kolomnya. Bila tidak ada pilihan yang sesuai, perbaiki berkas di sistem asalnya dan kirim lagi.',
    value: 'Perbaiki isian itu di sistem asalnya, lalu kirim berkas yang baru.',
    total:
      'Bila baris itu jumlah, pilih "Ubah cara membaca" dan centang isinya di "Baris yang tidak dimuat". Bila baris itu data, perbaiki di sistem asalnya dan kirim lagi.',
    leftOut:
      'Tidak perlu tindakan bila baris itu memang jumlah. Bila baris itu penerimaan tersendiri, ganti namanya di berkas dan kirim lagi.',
    code: 'Pilih "Ubah cara membaca", lalu pilih kodenya di "Kode dan nama".',
    unmapped: 'Pilih "Ubah cara membaca", lalu pilih atau buat kodenya di "Kode dan nama". Dapat juga dipetakan setelah terbit.',
    period: 'Kirim berkas yang memuat seluruh masa yang diganti, juga pembatalan dan pembayaran asalnya.',
  },
  en: {
    reading:
      'Choose "Change the reading", then look at its questions and columns. If no choice fits, correct the file in its system and send it again.',
    value: 'Correct the value in its system, then send the new file.',
    total:
      'If the row is a total, choose "Change the reading" and tick its text under "Rows that are not loaded". If it is data, correct it in its system and send it again.',
    leftOut: 'Nothing is to be done if the row is a total. If it is revenue of its own, rename it in the file and send it again.',
    code: 'Choose "Change the reading", then choose the code under "Codes and names".',
    unmapped:
      'Choose "Change the reading", then choose or create the code under "Codes and names". It can be mapped after publishing, too.',
    period: 'Send a file that holds the whole replaced period, with reversals and their payments.',
  },
});
