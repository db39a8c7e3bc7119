import { paragraph, picture, terms, texts, type Part } from './guide.ts';

export const READING: Part = {
  key: 'reading',
  title: texts('Membaca halaman', 'Reading a page'),
  sections: [
    {
      key: 'sentence',
      title: texts('Kalimat di atas', 'The sentence on top'),
      blocks: [
        paragraph(
          'Setiap halaman dimulai dengan satu kalimat: jawaban halaman itu menurut filter yang berlaku. Kalimat berubah bila filter diubah.',
          'Every page begins with one sentence: its answer under the filters in force. It changes with the filters.',
        ),
        picture('sentence', 'Kalimat, tanggal data, dan filter halaman.', 'The sentence, the data date and the filters of a page.'),
        paragraph(
          'Di kanan atas ada tanggal data, sumbernya, dan tombol untuk seluruh halaman: salin tautan, simpan tampilan, presentasi, dan ekspor.',
          'At the top right are the date of the data, their source, and buttons for the whole page: copy the link, save the view, present and export.',
        ),
      ],
    },
    {
      key: 'cards',
      title: texts('Angka utama', 'Key figures'),
      blocks: [
        picture('cards', 'Angka utama satu halaman.', 'The key figures of a page.'),
        terms(
          [
            'Nama dan tombol i',
            'Name and button i',
            'Nama angka; tombol i menjelaskan arti, rumus, batas waktu, dan sumber datanya.',
            'The name of the figure; the button i explains meaning, formula, cut-off and source.',
          ],
          [
            'Nilai',
            'Value',
            'Angka dengan satuannya. Arahkan penunjuk untuk melihat semua digit.',
            'The figure with its unit. Point at it for all digits.',
          ],
          [
            'Perubahan',
            'Change',
            'Naik atau turun terhadap pembanding, dengan nilai pembandingnya.',
            'Up or down against the comparison, with the value it is compared with.',
          ],
          [
            'Penilaian',
            'Judgement',
            'Selalu dengan kata, misalnya "Hampir sesuai rencana"; warna hanya mendukung kata itu.',
            'Always in words, such as "Nearly on plan"; colour only supports the words.',
          ],
        ),
      ],
    },
    {
      key: 'missing',
      title: texts('Bila suatu angka tidak ada', 'When a figure is missing'),
      blocks: [
        paragraph(
          'Keadaan ini berbeda; masing-masing punya tanda atau kata sendiri.',
          'These states differ; each has a sign or a word of its own.',
        ),
        terms(
          ['0 Nol', '0 Zero', 'Sudah dihitung, dan hasilnya nihil.', 'It was counted, and the result is nothing.'],
          [
            '– Tidak ada data',
            '– No data',
            'Tidak ada baris untuk filter ini, atau data jenis ini belum dimuat. Bukan nol. Panel yang seluruhnya tanpa data tidak ditampilkan.',
            'No row matches the filters, or data of this kind were not imported. It is not zero. A panel without any data is not shown.',
          ],
          [
            '◐ Sebagian',
            '◐ Partly known',
            'Angka memuat yang diketahui saja. Kartu menyebut apa yang belum lengkap; tabel dan grafik memakai tanda ini.',
            'The figure holds only what is known. A card says what is incomplete; tables and charts have this sign.',
          ],
          [
            'Tidak diketahui',
            'Unknown',
            'Ada baris, tetapi isian yang diperlukan kosong dalam data.',
            'There are rows, but the data leave a field empty that the figure needs.',
          ],
          [
            'Disembunyikan',
            'Hidden',
            'Angkanya diketahui, tetapi terlalu sedikit wajib pajak di baliknya (kurang dari 10), atau angka tersembunyi lain dapat dihitung darinya. Gabungkan wilayah, unit, atau bulan agar terlihat.',
            'The figure is known, but too few taxpayers stand behind it (fewer than 10), or another hidden figure could be worked out from it. Combine regions, units or months to see it.',
          ],
          [
            'Tidak berlaku',
            'Not applicable',
            'Keadaan yang tidak mungkin ada, misalnya jenis kelamin sebuah badan. Ini bukan data yang kurang.',
            'Something that cannot be, such as the sex of a firm. No data are missing.',
          ],
          [
            '* Kurang andal',
            '* Not reliable',
            'Kurang dari 30 objek yang membayar; kalimat di atas tidak menyebut tempat itu. Pada judul bulan, * berarti bulan itu belum selesai.',
            'Fewer than 30 paying objects; the sentence on top does not name such a place. In the heading of a month, * means that the month has not ended.',
          ],
          [
            '≠ Tidak sebanding',
            '≠ Not comparable',
            'Nilainya benar, tetapi pembandingnya mencakup hal lain, misalnya hari yang lebih sedikit.',
            'The value is right, but its comparison covers something else, such as fewer days.',
          ],
        ),
      ],
    },
    {
      key: 'provisional',
      title: texts('Angka sementara', 'Provisional figures'),
      blocks: [
        paragraph(
          'Semua angka di sini sementara; karena itu tanda "Belum diaudit" selalu ada di samping tanggal data. Pembayaran yang terlambat dibukukan, pembatalan, dan koreksi masih dapat mengubahnya. Angka final ada dalam laporan keuangan yang sudah diperiksa.',
          'All figures here are provisional, so the mark "Unaudited" is always beside the data date. Late postings, reversals and corrections can still change them. Final figures are in the audited financial statements.',
        ),
        paragraph(
          'Periode yang sedang berjalan dihitung sampai tanggal data, dan dibandingkan dengan hari yang sama pada tahun sebelumnya. Bulan yang belum selesai tidak dibandingkan dengan bulan penuh.',
          'A running period counts up to the data date and is compared with the same days of the year before. A month that is not over is never compared with a whole one.',
        ),
        paragraph(
          'Tanda "Data lama" berarti data terakhir sudah lewat dari batas instansi (bawaan: 7 hari). Yang berhak memuat data perlu memuat yang lebih baru. "Ini angka terakhir yang diketahui" berarti server tidak terjangkau; halaman mencoba lagi sendiri; bila tetap begitu, hubungi pengelola server. Tanda "Data contoh" berarti semua angka dikarang untuk peragaan.',
          'The mark "Old data" means that the last data are older than the limit of the agency (7 days unless set). Those who may load data should load newer ones. "These are the last known figures" means that the server cannot be reached; the page tries again by itself; if that goes on, call whoever runs the server. "Sample data" means that all figures were invented for demonstration.',
        ),
      ],
    },
    {
      key: 'tables',
      title: texts('Tabel dan rincian', 'Tables and details'),
      blocks: [
        paragraph(
          'Setiap grafik dapat ditampilkan sebagai tabel dengan tombol di sudut panelnya. Klik judul kolom mengurutkan; Shift menambah urutan kedua. Kolom yang tidak muat dibuka dengan tombol di bawah tabel.',
          'Every chart can be shown as a table with the button in the corner of its panel. A click on a heading sorts; Shift adds a second order. Columns that do not fit are opened with the button below the table.',
        ),
        paragraph(
          'Di bawah bagian pertama ada kotak "Rincian". Klik nama bagian untuk membukanya. Pilihan terbuka atau tertutup diingat di perangkat ini.',
          'Below the first part is the box "Details". Click the name of a part to open it. This device remembers whether it is open.',
        ),
        paragraph(
          'Nama dan nomor wajib pajak tersamar, di layar dan di berkas. Pembaca melihat angka; analis juga melihat kasus satu per satu dan dapat membuka satu nama dengan alasan; pemuat data juga memuat berkas. Instansi dapat mengatur hak ini lain.',
          'Names and numbers of taxpayers are masked, on screen and in files. Viewers see figures; analysts also see single cases and can open one name with a reason; importers also load files. The agency may set these rights otherwise.',
        ),
        paragraph(
          'Catatan audit menyimpan siapa membuka, melihat, atau mengekspor apa, kapan, dan alasannya.',
          'The audit log keeps who opened, listed or exported what, when, and the reason.',
        ),
      ],
    },
  ],
};
