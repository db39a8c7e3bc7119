import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('demographics', {
  id: {
    'corporate.question': 'Badan usaha seperti apa yang membayar: sektor, bentuk hukum, dan ukurannya?',
    'need.corporations': 'Wajib pajak badan: klasifikasi usaha (KBLI), bentuk hukum, dan tahun terdaftar',
    'need.objects': 'Objek Pajak (OP) dengan wajib pajak pemiliknya',
    'need.payments': 'Pembayaran per objek, dengan kanalnya',
    'need.arrears': 'Tunggakan: saldo per objek',
  },
  en: {
    'corporate.question': 'Which firms pay: their sector, legal form and size?',
    'need.corporations': 'Corporate taxpayers: business classification (KBLI), legal form and year of registration',
    'need.objects': 'Tax objects with the taxpayer who owns them',
    'need.payments': 'Payments per object, with their channel',
    'need.arrears': 'Arrears: balance per object',
  },
});
