import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('guide', {
  id: {
    question: 'Cara membaca dan memakai dasbor ini. Gambar dibuat dari data contoh.',
    contents: 'Daftar isi',
    neighbours: 'Bagian sebelum dan sesudah',
    previous: '← {{title}}',
    next: '{{title}} →',
    openPage: 'Buka halaman',
    print: 'Seluruh panduan, untuk dicetak',
    printHint: 'Cetak halaman ini dengan Ctrl+P.',
    leavePrint: 'Kembali ke per bagian',
    figuresAbout: 'Teks yang sama ada di balik tombol i setiap angka dan dalam berkas ekspor.',
    unlessSaid: 'Bila suatu angka tidak menyebut lain: {{cutOff}}',
  },
  en: {
    question: 'How to read and use this dashboard. Pictures were made from sample data.',
    contents: 'Contents',
    neighbours: 'Parts before and after',
    previous: '← {{title}}',
    next: '{{title}} →',
    openPage: 'Open the page',
    print: 'The whole guide, for printing',
    printHint: 'Print this page with Ctrl+P.',
    leavePrint: 'Back to single parts',
    figuresAbout: 'The same texts stand behind the button i of each figure and in exported files.',
    unlessSaid: 'Unless a figure says otherwise: {{cutOff}}',
  },
});
