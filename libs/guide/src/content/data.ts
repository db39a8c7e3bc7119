import { paragraph, terms, texts, type Part } from './guide.ts';

export const DATA: Part = {
  key: 'data',
  title: texts('Data yang belum ada', 'Data that are missing'),
  sections: [
    {
      key: 'little',
      title: texts('Halaman dengan sebagian data', 'A page with some of its data'),
      blocks: [
        paragraph(
          'Di bawah kalimat tertulis sekali data apa yang belum ada dan templat yang mengisinya. Panel yang memerlukannya tampil sebagai satu baris. Angka lain di halaman itu tetap benar.',
          'Below the sentence the page says once which data are missing and which template fills them. A panel that needs them is one line. The other figures of the page are right.',
        ),
        terms(
          [
            'Hanya jumlah setahun per pajak',
            'Only yearly sums by tax',
            'Realisasi, pertumbuhan, dan pencapaian per pajak dan tahun. Belum ada: bulan, rencana kas, kanal, unit, wilayah.',
            'Receipts, growth and achievement by tax and year. Missing: months, cash plan, channels, units, regions.',
          ],
          [
            'Jumlah bulanan per pajak',
            'Monthly sums by tax',
            'Ditambah musim, rencana kas, dan perkiraan (mulai 24 bulan). Belum ada: kanal, unit, wilayah, jumlah pembayaran.',
            'Adds seasons, cash plan and forecasts (from 24 months on). Missing: channels, units, regions, the number of payments.',
          ],
          [
            'Pembayaran satu per satu',
            'Single payments',
            'Ditambah kanal, bank, unit, wilayah, dan objek yang membayar. Belum ada: kepatuhan, tunggakan, objek yang tidak membayar.',
            'Adds channels, banks, units, regions and paying objects. Missing: compliance, arrears, objects that do not pay.',
          ],
          ['Ketetapan, SPTPD, tunggakan, register', 'Assessments, returns, arrears, registers', 'Semua halaman.', 'All pages.'],
        ),
      ],
    },
    {
      key: 'load',
      title: texts('Memuat data', 'Loading data'),
      blocks: [
        paragraph(
          'Yang berhak memuat data membuka Muat data di menu pengguna: kirim berkas, jawab pertanyaannya, periksa jumlahnya, lalu terbitkan. Berkas diterima seluruhnya atau ditolak seluruhnya, dengan alasan, baris, dan kolomnya. Terbitan terakhir dapat dibatalkan. Di komputer server perintah ini melakukan hal yang sama:',
          'Those who may load data open Load data in the user menu: send a file, answer its questions, check the sums, then publish. A file is accepted whole or refused whole, with reason, line and column. The last publication can be undone. On the computer of the server these commands do the same:',
        ),
        terms(
          [
            'template',
            'template',
            'Perintah yang menulis templat kosong dan contoh yang terisi.',
            'The command that writes empty templates and filled examples.',
          ],
          [
            'profile',
            'profile',
            'Perintah yang mengusulkan cara membaca berkas dari sistem instansi.',
            'The command that proposes how to read a file of the agency.',
          ],
          ['import --check', 'import --check', 'Memeriksa berkas tanpa memuatnya.', 'Checks a file without loading it.'],
          ['import', 'import', 'Memeriksa dan memuat berkas.', 'Checks a file and loads it.'],
          ['rollback', 'rollback', 'Membatalkan pemuatan terakhir.', 'Undoes the last load.'],
        ),
      ],
    },
  ],
};
