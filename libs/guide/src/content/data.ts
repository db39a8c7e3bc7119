import { paragraph, steps, terms, texts, type Part } from './guide.ts';

export const DATA: Part = {
  key: 'data',
  title: texts('Memuat dan melengkapi data', 'Loading and completing data'),
  sections: [
    {
      key: 'little',
      title: texts('Halaman dengan sebagian data', 'A page with some of its data'),
      blocks: [
        paragraph(
          'Di bawah kalimat tertulis sekali data apa yang belum ada dan templat yang mengisinya. Panel yang memerlukannya tidak ditampilkan; satu baris di akhir halaman menyebut namanya. Angka lain di halaman itu tetap benar.',
          'Below the sentence the page says once which data are missing and which template fills them. Panels that need them are not shown; one line at the end of the page names them. The other figures of the page are right.',
        ),
        terms(
          [
            'Hanya jumlah setahun per pajak',
            'Only yearly sums by tax',
            'Realisasi dan pertumbuhan per pajak dan tahun. Belum ada: bulan, kanal, unit, wilayah.',
            'Receipts and growth by tax and year. Missing: months, channels, units, regions.',
          ],
          [
            'Jumlah bulanan per pajak',
            'Monthly sums by tax',
            'Ditambah musim dan perkiraan (mulai 24 bulan). Belum ada: kanal, unit, wilayah, jumlah pembayaran.',
            'Adds seasons and forecasts (from 24 months on). Missing: channels, units, regions, the number of payments.',
          ],
          [
            'Pembayaran satu per satu',
            'Single payments',
            'Ditambah kanal, bank, unit, wilayah, dan objek yang membayar. Belum ada: kepatuhan, tunggakan, objek yang tidak membayar.',
            'Adds channels, banks, units, regions and paying objects. Missing: compliance, arrears, objects that do not pay.',
          ],
          [
            'Target',
            'Targets',
            'Pencapaian dan rencana kas; target tahunan cukup.',
            'Achievement and cash plan; yearly targets are enough.',
          ],
          ['Ketetapan, SPTPD', 'Assessments, returns', 'Kepatuhan dan Analisis Ketetapan.', 'Compliance and Assessment Analysis.'],
          ['Tunggakan, penagihan', 'Arrears, enforcement', 'Semua halaman Tunggakan.', 'All pages of arrears.'],
          [
            'Wajib pajak, Objek Pajak',
            'Taxpayers, tax objects',
            'Demografi dan daftar kasus satu per satu.',
            'Demographics and lists of single cases.',
          ],
        ),
      ],
    },
    {
      key: 'load',
      title: texts('Memuat data', 'Loading data'),
      blocks: [
        steps(
          [
            'Yang berhak memuat data membuka "Muat data" di menu pengguna: kirim berkas (CSV, Excel, OpenDocument, JSON, Parquet), jawab pertanyaannya, periksa jumlahnya, terbitkan.',
            'Those who may load data open "Load data" in the user menu: send a file (CSV, Excel, OpenDocument, JSON, Parquet), answer its questions, check the sums, publish.',
          ],
          [
            'Target boleh diketik: "Ketik target" di halaman itu membuka tabel per jenis pajak, setahun atau per bulan. Blok dari Excel dapat ditempel. Hasilnya diperiksa dan diterbitkan seperti berkas.',
            'Targets can be typed: "Type targets" on that page opens a table by tax, for the year or by month. A block from Excel can be pasted. The result is checked and published like a file.',
          ],
          [
            'Mulailah dengan pembayaran atau realisasi bulanan; berkas lain menyusul dalam urutan mana pun. Data contoh tidak dicampur dengan data sendiri: jalankan server dengan folder kosong (--data).',
            'Begin with payments or monthly sums; other files follow in any order. Sample data are not mixed with own data: run the server with an empty folder (--data).',
          ],
          [
            'Berkas ditolak: tidak ada yang berubah. Daftar penolakan menyebut sebab, baris, dan kolomnya. Perbaiki di sumbernya atau ubah jawaban, lalu kirim lagi.',
            'A file was refused: nothing has changed. The list says why, in which line and column. Mend it at its source or change the answers, and send it again.',
          ],
          [
            'Berkas yang salah telanjur terbit: di Muat data, batalkan terbitan terakhir, atau keluarkan satu muatan yang lebih lama dari daftar muatan. Baris yang digantinya kembali.',
            'A wrong file was published: in Load data, undo the last publication, or take an earlier load out of the list of loads. The rows that it replaced come back.',
          ],
        ),
        paragraph(
          'Di terminal komputer server perintah ini melakukan hal yang sama; "--help" di belakang perintah menjelaskannya.',
          'In a terminal of the computer of the server these commands do the same; "--help" behind a command explains it.',
        ),
        terms(
          [
            'pendapa template templat',
            'pendapa template templates',
            'Menulis templat kosong dan contoh yang terisi ke folder itu.',
            'Writes empty templates and filled examples into that folder.',
          ],
          [
            'pendapa profile berkas.csv',
            'pendapa profile file.csv',
            'Mengusulkan cara membaca berkas, dan menyimpan usulan itu sebagai profil "berkas".',
            'Proposes how to read a file, and keeps the proposal as the profile "file".',
          ],
          [
            'pendapa import berkas.csv --profile berkas',
            'pendapa import file.csv --profile file',
            'Memeriksa dan memuat berkas; dengan --check hanya memeriksa.',
            'Checks and loads a file; with --check it only checks.',
          ],
          [
            'pendapa rollback',
            'pendapa rollback',
            'Menyajikan lagi data sebelum terbitan terakhir.',
            'Serves the data before the last publication again.',
          ],
          [
            'pendapa loads, pendapa remove-load 7',
            'pendapa loads, pendapa remove-load 7',
            'Menampilkan semua muatan; mengeluarkan muatan ke-7.',
            'Lists all loads; takes out load 7.',
          ],
        ),
      ],
    },
  ],
};
