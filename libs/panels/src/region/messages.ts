import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('panels.region', {
  id: {
    description: 'Peta kotak {{level}}: {{measure}}. Satu kotak untuk satu wilayah; garis tebal adalah batas wilayah yang lebih besar.',
    borders:
      'Peta {{level}} menurut batas wilayahnya: {{measure}}. Tombol panah berpindah ke wilayah tetangga, Enter masuk ke dalamnya; tabelnya di tombol tabel.',
    noFigures: 'tidak ada angka dalam periode dan filter ini',
    noneMatch:
      'Batas {{level}} yang diimpor tidak memuat satu pun wilayah ini, jadi peta kotak yang ditampilkan. Impor batas dengan kode yang sama seperti daftar wilayah.',
    withoutBorders_other: '{{count}} wilayah tidak memiliki batas di peta: {{names}}. Angkanya tetap ada di batang dan tabel.',
    bordersFailed: 'Batas wilayah tidak dapat dibaca, jadi peta kotak yang ditampilkan.',
  },
  en: {
    description: 'Tile map, {{level}}: {{measure}}. One tile for each region; thick lines show the borders of the larger regions.',
    borders:
      'Map, {{level}} by their borders: {{measure}}. Arrow keys lead to neighbours, Enter goes into a region; the button with a table shows its table.',
    noFigures: 'no figures in this period and with these filters',
    noneMatch:
      'The imported borders of this level ({{level}}) hold none of these regions, so tiles are shown. Import borders with the codes of the list of regions.',
    withoutBorders_one: '{{count}} region has no borders on the map: {{names}}. Its figures are in the bars and tables.',
    withoutBorders_other: '{{count}} regions have no borders on the map: {{names}}. Their figures are in the bars and tables.',
    bordersFailed: 'The borders cannot be read, so tiles are shown.',
  },
});
