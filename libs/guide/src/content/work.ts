import { paragraph, steps, terms, texts, type Part } from './guide.ts';

export const FILTERS: Part = {
  key: 'filters',
  title: texts('Memfilter dan membandingkan', 'Filtering and comparing'),
  sections: [
    {
      key: 'filter',
      title: texts('Memilih filter', 'Choosing filters'),
      blocks: [
        steps(
          [
            'Klik bagian pada bilah filter di bawah kalimat; di ponsel, tombol Filter di bawah. "Filter lain" memuat yang tidak muat.',
            'Click a part of the filter bar below the sentence; on a phone, the button Filters at the bottom. "More filters" has the rest.',
          ],
          [
            'Pilih periode, jenis pajak, wilayah, unit, kanal, atau bank; daftarnya memuat kotak centang. Dua pilihan dalam satu filter berarti jumlah keduanya; filter yang berbeda berlaku bersama.',
            'Choose period, tax, region, unit, channel or bank; the lists have boxes to tick. Two choices of one filter mean the sum of both; different filters hold together.',
          ],
          [
            'Klik satu bagian grafik untuk memfilter seluruh halaman. Klik wilayah di peta untuk masuk ke dalamnya; halaman ikut difilter.',
            'Click a mark of a chart to filter the whole page. Click a region of a map to go into it; the page is filtered, too.',
          ],
          ['"Atur ulang" menghapus semua filter halaman ini.', '"Reset" removes all filters of this page.'],
        ),
        paragraph(
          'Panel yang tidak dapat mengikuti suatu filter mengatakannya di bawah judulnya. Halaman mengingat filter terakhir Anda di perangkat ini.',
          'A panel that cannot follow a filter says so below its title. A page remembers your last filters on this device.',
        ),
      ],
    },
    {
      key: 'compare',
      title: texts('Memilih pembanding', 'Choosing a comparison'),
      blocks: [
        paragraph(
          'Pembanding dipilih di bilah filter, dan namanya selalu tertulis di sana. Tautan dan tampilan tersimpan menyimpannya.',
          'The comparison is chosen in the filter bar, where its name always stands. Links and saved views keep it.',
        ),
        terms(
          [
            'Tanggal sama tahun lalu',
            'Same dates last year',
            'Bawaan. Hari yang sama, setahun sebelumnya.',
            'The default: the same days, one year before.',
          ],
          [
            'Periode sebelumnya',
            'Previous period',
            'Periode yang sama panjang tepat sebelumnya.',
            'The period of equal length just before.',
          ],
          [
            'Hari sama terhadap Lebaran',
            'Same days around Lebaran',
            'Untuk pajak yang mengikuti Ramadan dan Lebaran, yang tanggalnya bergeser setiap tahun.',
            'For taxes that follow Ramadan and Lebaran, whose dates move every year.',
          ],
        ),
        paragraph(
          'Target pembanding juga dapat dipilih: target yang berlaku sekarang, target yang berlaku pada setiap bulan itu, APBD saja, atau APBDP saja.',
          'The target can be chosen, too: the one in force now, the one that was in force in each month, only APBD, or only APBDP.',
        ),
      ],
    },
  ],
};

export const SHARING: Part = {
  key: 'sharing',
  title: texts('Membagikan, mengekspor, menyajikan', 'Sharing, exporting, presenting'),
  sections: [
    {
      key: 'share',
      title: texts('Membagikan tampilan', 'Sharing a view'),
      blocks: [
        steps(
          [
            'Klik "Salin tautan" di kanan atas. Tautan memuat halaman, semua filter, dan rincian yang terbuka.',
            'Click "Copy link" at the top right. The link holds the page, all filters, and the details that are open.',
          ],
          [
            'Penerima harus dapat masuk sendiri: tautan tidak memberi hak. Setelah data baru dimuat, tautan yang sama menunjukkan angka baru.',
            'Receivers must be able to sign in: a link gives no rights. After new data were loaded the same link shows the new figures.',
          ],
          [
            '"Tampilan tersimpan" menyimpan filter dengan nama di perangkat ini; salah satunya dapat menjadi tampilan awal.',
            '"Saved views" keeps filters under a name on this device; one of them can be your start view.',
          ],
        ),
      ],
    },
    {
      key: 'work-lists',
      title: texts('Bekerja dengan daftar kerja', 'Working through a work list'),
      blocks: [
        steps(
          [
            'Atur filter daftar tunggakan, klik "Pilih untuk daftar kerja", centang baris (paling banyak 500), lalu "Buat daftar kerja".',
            'Filter a list of arrears, click "Choose for a work list", tick rows (at most 500), then "Make a work list".',
          ],
          [
            '"Daftar kerja" di menu Administrator memuat semua daftar. Tandai setiap baris selesai atau tidak ditemukan, juga di ponsel; lunas dibaca dari data.',
            '"Work lists" in the menu Administrator has them all. Mark each row done or not found, also on a phone; what was paid is read from the data.',
          ],
          [
            'Tanpa jaringan, hasil menunggu di ponsel. Buka lagi halaman daftar kerja ketika ada jaringan, supaya hasil itu terkirim.',
            'Without network, results wait on the phone. Open the page of the work list again when there is network, so that they are sent.',
          ],
        ),
      ],
    },
    {
      key: 'export',
      title: texts('Mengekspor dan mencetak', 'Exporting and printing'),
      blocks: [
        steps(
          [
            'Tombol unduh di kanan atas mengekspor seluruh halaman; tombol di sudut panel mengekspor panel itu.',
            'The download button at the top right exports the whole page; the button of a panel exports that panel.',
          ],
          [
            'Pilih bentuk: Excel atau CSV untuk mengolah angka, PDF untuk rapat, PNG atau JPG untuk salindia.',
            'Choose a format: Excel or CSV to work with figures, PDF for a meeting, PNG or JPG for slides.',
          ],
          [
            'Berkas memuat filter, tanggal data, dan keterangan angka yang tidak ada; Excel dan CSV memuat semua digit. Setiap ekspor dicatat.',
            'The file holds filters, data date, and why figures are missing; Excel and CSV hold all digits. Each export is recorded.',
          ],
          [
            'Daftar objek menunggak dan daftar tindak lanjut penagihan difilter dengan "Filter daftar": umur, tahun pajak, kualitas, tindakan, jenis objek, pembayaran, jumlah. Berkas CSV memuat semua baris, Excel sampai 500.000.',
            'Lists of objects in arrears and of collection work have filters of their own under "Filter the list": age, tax year, quality, action, kind of object, payments, amount. A CSV file holds all rows, Excel up to 500,000.',
          ],
          [
            'Ctrl+P mencetak halaman; rincian yang tertutup ditanyakan lebih dulu.',
            'Ctrl+P prints the page; it asks first about details that are closed.',
          ],
          [
            'Panduan ini di kertas: buka "Seluruh panduan, untuk dicetak" di akhir daftar isi, lalu Ctrl+P. Hasilnya delapan halaman A4 dalam bahasa yang dipilih.',
            'This guide on paper: open "The whole guide, for printing" at the end of the contents, then Ctrl+P. It is eight pages of A4 in the chosen language.',
          ],
        ),
      ],
    },
    {
      key: 'present',
      title: texts('Menyajikan dalam rapat', 'Presenting in a meeting'),
      blocks: [
        paragraph(
          'Tombol "Presentasi" menampilkan panel satu per satu di seluruh layar. Panah kanan dan kiri, atau pengendali jarak jauh, memindahkan; Esc mengakhiri. Filter tetap berlaku.',
          'The button "Present" shows one panel after the other on the whole screen. Arrow keys or a remote control move; Esc ends. Filters stay in force.',
        ),
      ],
    },
  ],
};
