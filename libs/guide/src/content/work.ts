import { paragraph, steps, terms, texts, type Part } from './guide.ts';

export const FILTERS: Part = {
  key: 'filters',
  title: texts('Menyaring dan membandingkan', 'Filtering and comparing'),
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
            'Pilih periode, jenis pajak, wilayah, unit, kanal, atau bank. Banyak pilihan dalam satu filter digabung.',
            'Choose period, tax, region, unit, channel or bank. Several choices of one filter are added together.',
          ],
          [
            'Klik satu bagian grafik atau peta untuk menyaring langsung dari gambar.',
            'Click a mark of a chart or map to filter straight from the picture.',
          ],
          ['"Atur ulang" mengembalikan semuanya.', '"Reset" takes everything back.'],
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
          'Target yang dibandingkan dapat dipilih: yang berlaku, menurut masanya, APBD, atau APBDP.',
          'The target can be chosen: the one in force, as it was at the time, APBD or APBDP.',
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
            'Klik "Salin tautan" di kanan atas. Tautan memuat halaman dan semua filter.',
            'Click "Copy link" at the top right. The link holds the page and all filters.',
          ],
          [
            'Penerima melihat angka yang sama menurut haknya sendiri. Tautan tidak memberi hak.',
            'The receiver sees the same figures within their own rights. A link gives no rights.',
          ],
          [
            '"Tampilan tersimpan" menyimpan filter dengan nama di perangkat ini; salah satunya dapat menjadi tampilan awal.',
            '"Saved views" keeps filters under a name on this device; one of them can be your start view.',
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
            'Berkas memuat filter, tanggal data, dan keterangan angka yang tidak ada. Setiap ekspor dicatat.',
            'The file holds filters, data date, and why figures are missing. Each export is recorded.',
          ],
          [
            'Daftar objek menunggak dan daftar kerja penagihan disaring dengan "Saring daftar": umur, tahun pajak, kualitas, jumlah. Berkasnya memuat semua baris.',
            'Lists of objects in arrears and of collection work have filters of their own under "Filter the list": age, tax year, quality, amount. Their files hold all rows.',
          ],
          [
            'Ctrl+P mencetak halaman; rincian yang tertutup ditanyakan lebih dulu.',
            'Ctrl+P prints the page; it asks first about details that are closed.',
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
