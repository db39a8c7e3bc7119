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
          'Dasbor ini menunjukkan pendapatan daerah: realisasi, target, kanal pembayaran, kepatuhan, tunggakan, dan wajib pajak. Setiap angka berasal dari data instansi sendiri dan dapat ditelusuri sampai ke barisnya.',
          'This dashboard shows regional revenue: receipts, targets, payment channels, compliance, arrears and taxpayers. Every figure comes from the data of the agency and can be traced to single rows.',
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
            'Lonceng menunjukkan temuan terpenting, umur data, dan pemuatan terakhir.',
            'The bell shows the most important finding, the age of the data, and the last load.',
          ],
          [
            'Bahasa dan tema gelap diatur di kanan atas; di ponsel, di dalam menu pengguna.',
            'Language and dark theme are set at the top right; on a phone they are in the user menu.',
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
