/** Texts of the page that a server without data shows. */
export const WELCOME_TEXTS = {
  title: { id: 'Selamat datang', en: 'Welcome' },
  begin: {
    id: 'Dasbor ini belum berisi data. Pilih salah satu dari tiga cara ini. Perintah dijalankan di terminal komputer ini.',
    en: 'This dashboard has no data yet. Choose one of these three ways. Commands are run in a terminal of this computer.',
  },
  wait: {
    id: 'Dasbor ini belum berisi data. Pengelola data sedang menyiapkannya; halaman ini terbuka sendiri setelah datanya ada.',
    en: 'This dashboard has no data yet. Your administrator loads them; this page opens by itself when they are there.',
  },
  load: {
    id: 'Dasbor ini belum berisi data. Anda dapat memuat berkasnya di peramban ini.',
    en: 'This dashboard has no data yet. You can load files in this browser.',
  },
  commands: { id: 'Dengan perintah di terminal', en: 'With commands in a terminal' },
  opens: {
    id: 'Halaman ini memeriksa setiap dua detik, dan membuka dasbor setelah datanya ada. Server tidak perlu dijalankan kembali.',
    en: 'This page looks every two seconds and opens the dashboard when the data are there. The server need not be started again.',
  },
  again: { id: 'Periksa sekarang', en: 'Look now' },
  sample: {
    title: { id: 'Lihat dengan data contoh', en: 'Look at sample data' },
    about: {
      id: 'Kira-kira satu menit. Instansi karangan untuk belajar dan menilai; setiap halaman bertanda "Data contoh".',
      en: 'About a minute. An invented agency to learn and to judge; every page says "Sample data".',
    },
    make: { id: 'Buat instansi contoh.', en: 'Make the sample agency.' },
    clear: {
      id: 'Pakai folder data lain untuk data sendiri: data contoh dan data sendiri tidak dicampur.',
      en: 'Use another data folder for your own data: they are never mixed with the sample.',
    },
  },
  template: {
    title: { id: 'Isi templat', en: 'Fill in a template' },
    about: {
      id: 'Kira-kira satu jam. Untuk instansi yang dapat memilih bentuk berkasnya.',
      en: 'About an hour. For an agency that can choose the form of its files.',
    },
    folder: { id: 'templat', en: 'template' },
    write: { id: 'Tulis templat kosong dan contoh yang terisi.', en: 'Write empty templates and filled examples.' },
    fill: {
      id: 'Isi berkas dalam folder "empty". Berkas yang datanya belum ada boleh tetap kosong.',
      en: 'Fill in the files of the folder "empty". A file without data may stay as it is.',
    },
    load: { id: 'Muat seluruh folder sekaligus.', en: 'Load the whole folder at once.' },
  },
  file: {
    title: { id: 'Muat berkas sendiri', en: 'Load a file of your own' },
    about: {
      id: 'Kira-kira sepuluh menit. Berkas apa adanya dari sistem Anda: CSV, Excel, atau Parquet.',
      en: 'About ten minutes. A file as your system writes it: CSV, Excel or Parquet.',
    },
    browser: { id: 'Muat berkas di peramban ini', en: 'Load the file in this browser' },
    name: { id: 'berkas.csv', en: 'file.csv' },
    profile: { id: 'berkas', en: 'file' },
    propose: {
      id: 'Minta usulan cara membaca berkas, dan jawab pertanyaannya.',
      en: 'Have a way to read the file proposed, and answer the questions.',
    },
    check: { id: 'Periksa baris dan jumlahnya. Belum ada yang dimuat.', en: 'Check rows and sums. Nothing is loaded yet.' },
    load: { id: 'Muat berkas itu.', en: 'Load the file.' },
  },
  pages: {
    title: { id: 'Isi dasbor dari setiap berkas', en: 'What each file adds to the dashboard' },
    about: {
      id: 'Mulailah dari baris mana pun. Halaman yang datanya belum ada mengatakan apa yang kurang; tidak satu pun menampilkan nol.',
      en: 'Begin with any row. A page without data says what is missing; none shows a zero in its place.',
    },
    file: { id: 'Berkas', en: 'File' },
    count: { id: 'Halaman yang dapat dibaca', en: 'Pages that can be read' },
    added: { id: 'ditambah', en: 'and' },
  },
} as const;
