import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('tax-types', {
  id: {
    'subjects.question': 'Siapa yang membayar: orang pribadi atau badan, sedikit wajib pajak besar atau banyak yang kecil?',
    'objects.question': 'Berapa Objek Pajak (OP) yang terdaftar, aktif, ditetapkan, dan membayar, dan bagaimana perubahannya?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, objek, dan nilainya',
    'need.paymentsOfTaxpayers': 'Pembayaran dengan wajib pajak yang membayarnya',
    'need.taxpayers': 'Wajib pajak: orang pribadi atau badan, status, dan tanggal terdaftar (nomor identitas disamarkan)',
    'need.objects': 'Objek Pajak (OP): jenis pajak, unit, wajib pajaknya, tanggal dibuka dan ditutup',
    'need.objectEvents': 'Riwayat objek: buka, tutup, tutup sementara, buka kembali',
    'need.assessments': 'Ketetapan: dokumen (SPPT, surat ketetapan, surat tagihan), tanggal, jatuh tempo, pokok, dan denda',
    'need.returns': 'Pelaporan SPTPD: objek, masa pajak, dan tanggal lapor',
    'need.arrears': 'Tunggakan: saldo per objek dan tahun pajak',
  },
  en: {
    'subjects.question': 'Who pays: individuals or firms, a few large taxpayers or many small ones?',
    'objects.question': 'How many tax objects are registered, active, assessed and paying, and how does that change?',
    'need.payments': 'Payments: posting date, tax type, object and amount',
    'need.paymentsOfTaxpayers': 'Payments with the taxpayer who made them',
    'need.taxpayers': 'Taxpayers: individual or corporate, status and date of registration (identity numbers masked)',
    'need.objects': 'Tax objects: tax type, unit, taxpayer, dates of opening and closing',
    'need.objectEvents': 'Object events: opened, closed, temporarily closed, reopened',
    'need.assessments': 'Assessments: document (tax due notice, assessment or collection notice), date, due date, principal and penalty',
    'need.returns': 'Tax returns (SPTPD): object, tax period and filing date',
    'need.arrears': 'Arrears: balance per object and tax year',
  },
});
