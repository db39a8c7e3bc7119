import { paragraph, steps, terms, texts, type Part } from './guide.ts';

export const START: Part = {
  key: 'start',
  title: texts('Mulai', 'Getting started'),
  sections: [
    {
      key: 'purpose',
      title: texts('Untuk apa dasbor ini', 'What this dashboard is for'),
      blocks: [
        paragraph(
          'Dasbor ini menunjukkan pendapatan daerah: realisasi, target, kanal pembayaran, kepatuhan, tunggakan, dan wajib pajak. Setiap angka dihitung dari data instansi sendiri; tombol i di sampingnya mengatakan bagaimana.',
          'This dashboard shows regional revenue: receipts, targets, payment channels, compliance, arrears and taxpayers. Every figure is worked out from the data of the agency; the button i beside it says how.',
        ),
        paragraph(
          'Yang tidak disebutkan data tampil sebagai tidak ada, bukan sebagai nol.',
          'What the data do not say is shown as missing, never as zero.',
        ),
      ],
    },
    {
      key: 'find',
      title: texts('Menemukan yang dicari', 'Finding what you need'),
      blocks: [
        steps(
          [
            'Menu di kiri memuat sembilan kelompok halaman. Di ponsel, menu dibuka dengan tombol di kiri atas; lima halaman utama ada di bawah.',
            'The menu at the left has nine groups of pages. On a phone the button at the top left opens it; five main pages are at the bottom.',
          ],
          [
            'Pencarian (tombol kaca pembesar, atau tombol /) menemukan halaman, jenis pajak, unit, wilayah, kanal, bank, arti angka, dan bagian panduan ini.',
            'Search (the magnifying glass, or the key /) finds pages, taxes, units, regions, channels, banks, meanings of figures, and parts of this guide.',
          ],
          [
            'Lonceng menunjukkan tiga hal terpenting: impor yang gagal, data yang terlambat, dan temuan terbesar. Angkanya menghitung yang belum pernah Anda lihat di perangkat ini.',
            'The bell shows the three things that matter most: a failed import, late data, and the largest findings. Its number counts what this device has not shown yet.',
          ],
          [
            'Panel Wawasan AI memuat temuan dari data instansi, mulai dari yang berkaitan dengan halaman dan filternya. Di bawahnya ada empat contoh tetap bertanda "Contoh".',
            'The panel AI Insights holds findings from the data of the agency, first those about the page and its filters. Below them stand four fixed samples, marked "Sample".',
          ],
          [
            'Bahasa dan tema gelap diatur di kanan atas; di ponsel, di dalam menu pengguna.',
            'Language and dark theme are set at the top right; on a phone they are in the user menu.',
          ],
        ),
      ],
    },
    {
      key: 'questions',
      title: texts('Dari pertanyaan ke halaman', 'From a question to a page'),
      blocks: [
        terms(
          [
            'Mengapa realisasi turun?',
            'Why did revenue fall?',
            'Tren Pendapatan vs Objek Pajak, tombol "Lihat penyebabnya": pajak, lalu unit, kecamatan, dan wajib pajak. Tombol itu juga ada di Analisis Jenis Pajak, Analisis Temporal, dan Target per Unit.',
            'Revenue vs Tax Object Trend, button "See why": tax, then unit, district and taxpayers. The button is also in Tax Type Analysis, Temporal Analysis and Target per Unit.',
          ],
          [
            'Apakah target tercapai?',
            'Will the target be reached?',
            'Pemantauan Target untuk hari ini, Analisis Prediktif untuk akhir tahun.',
            'Target Tracking for today, Predictive Analysis for the end of the year.',
          ],
          [
            'Unit mana yang perlu keputusan?',
            'Which units need a decision?',
            'Target per Unit: yang tertinggal dari rencana berdiri paling atas. Untuk penagihan: Tunggakan per UP3D. Untuk pelaporan: Kepatuhan per UP3D.',
            'Target per Unit: those behind plan stand on top. For collection: Arrears per UP3D. For filing: Compliance per UP3D.',
          ],
          [
            'Kanal mana yang tumbuh?',
            'Which channel grows?',
            'Pendapatan per Kanal; peralihan ke kanal digital ada di Kanal Pembayaran.',
            'Revenue per Channel; the move to digital channels is in Payment Channels.',
          ],
          [
            'Siapa yang berhenti membayar?',
            'Who stopped paying?',
            'Transaksi per Wajib Pajak, bagi yang berhak melihat kasus satu per satu.',
            'Transactions per Taxpayer, for those who may see single cases.',
          ],
          [
            'Tunggakan mana yang akan kedaluwarsa?',
            'Which arrears will lapse?',
            'Tunggakan per Jenis Pajak: jumlah untuk dua belas bulan berikutnya, dan daftarnya di Rincian.',
            'Arrears per Tax Type: the amount of the next twelve months, and the list in the details.',
          ],
        ),
      ],
    },
    {
      key: 'keys',
      title: texts('Pintasan papan ketik', 'Keyboard shortcuts'),
      blocks: [
        terms(
          ['?', '?', 'Membuka panduan pada bagian tentang halaman ini.', 'Opens the guide at the part about this page.'],
          ['/ atau Ctrl+K', '/ or Ctrl+K', 'Membuka pencarian.', 'Opens search.'],
          ['Y, M', 'Y, M', 'Memilih tahun ini, bulan ini.', 'Chooses this year, this month.'],
          ['← →', '← →', 'Memilih periode sebelumnya, periode berikutnya.', 'Chooses the previous period, the next period.'],
          ['X', 'X', 'Mengganti pembanding.', 'Changes the comparison.'],
          ['C', 'C', 'Membuka pilihan tanggal.', 'Opens the choice of dates.'],
          ['Esc', 'Esc', 'Di dalam bilah filter: menghapus semua filter.', 'Inside the filter bar: removes all filters.'],
        ),
        paragraph(
          'Pintasan satu huruf dapat dimatikan di bawah pilihan rentang tanggal.',
          'Shortcuts of one letter can be switched off below the choice of the date range.',
        ),
      ],
    },
  ],
};
