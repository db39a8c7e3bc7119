import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('demographics', {
  id: {
    'individual.question': 'Siapa wajib pajak orang pribadi: berapa usianya, di mana tinggalnya, dan apa yang dimilikinya?',
    'corporate.question': 'Badan usaha seperti apa yang membayar: sektor, bentuk hukum, dan ukurannya?',
    'need.individuals':
      'Wajib pajak orang pribadi: tahun lahir, jenis kelamin, kota tempat tinggal, dan apakah NIK-nya sah (tanpa nama dan nomor)',
    'need.corporations': 'Wajib pajak badan: klasifikasi usaha (KBLI), bentuk hukum, dan tahun terdaftar',
    'need.objects': 'Objek Pajak (OP) dengan wajib pajak pemiliknya',
    'need.payments': 'Pembayaran per objek, dengan kanalnya',
    'need.arrears': 'Tunggakan: saldo per objek',
  },
  en: {
    'individual.question': 'Who are the individual taxpayers: their age, where they live and what they own?',
    'corporate.question': 'Which firms pay: their sector, legal form and size?',
    'need.individuals':
      'Individual taxpayers: year of birth, sex, city of residence and whether the identity number is valid (no names or numbers)',
    'need.corporations': 'Corporate taxpayers: business classification (KBLI), legal form and year of registration',
    'need.objects': 'Tax objects with the taxpayer who owns them',
    'need.payments': 'Payments per object, with their channel',
    'need.arrears': 'Arrears: balance per object',
  },
});
