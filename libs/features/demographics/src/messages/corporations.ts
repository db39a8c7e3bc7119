import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('demographics.corporations', {
  id: {
    question: 'Lapangan usaha apa yang menyumbang realisasi terbesar, dan seberapa terpusat pembayarannya?',
    'details.groups': 'kelompok menurut pilihan, dengan objek dan tunggakan',
    'details.tenure': 'badan menurut tahun sejak terdaftar',
    'details.concentration': 'porsi pembayaran dari pembayar terbesar',
    sentence: 'Tiga lapangan usaha menyumbang {{share}} pembayaran wajib pajak badan.',
    sentenceAtLeast: 'Tiga lapangan usaha menyumbang sedikitnya {{share}} pembayaran wajib pajak badan.',
    'sectors.title': 'Wajib pajak badan dan pembayarannya per lapangan usaha',
    'sectors.subtitle': 'Tahun {{year}}; porsi pembayaran, porsi wajib pajak badan, dan perubahan',
    'lorenz.title': 'Pemusatan pembayaran wajib pajak badan',
    'lorenz.subtitle': 'Tahun {{year}}; perkiraan dari rentang pembayaran',
    'lorenz.description':
      'Porsi pembayaran menurut porsi wajib pajak badan, dari pembayar terkecil ke terbesar (kurva Lorenz), tahun {{year}}.',
    'uneven.title': 'Pemusatan per lapangan usaha',
    'uneven.subtitle': 'Tahun {{year}}; indeks pemusatan 0 (merata) sampai 10.000 (satu pembayar)',
    'uneven.sentence':
      '{{name}} paling terpusat di antara lapangan usaha dengan 30 wajib pajak badan atau lebih: {{largest}} terbesar menyumbang {{share}}.',
    'uneven.detail': '{{largest}} terbesar: {{share}}',
    'forms.title': 'Bentuk badan hukum',
    'forms.subtitle': 'Tahun {{year}}; porsi pembayaran dan porsi wajib pajak badan',
    'table.title': 'Rincian wajib pajak badan',
    'table.description': 'Objek, pembayaran, dan tunggakan wajib pajak badan menurut kelompok, tahun {{year}}',
    toPayers: 'Transaksi per Wajib Pajak',
  },
  en: {
    question: 'Which sectors contribute the most revenue, and how concentrated are their payments?',
    'details.groups': 'groups of your choice, with objects and arrears',
    'details.tenure': 'corporate taxpayers by years since registration',
    'details.concentration': 'share of payments from the largest payers',
    sentence: 'Three sectors account for {{share}} of the payments of corporate taxpayers.',
    sentenceAtLeast: 'Three sectors account for at least {{share}} of the payments of corporate taxpayers.',
    'sectors.title': 'Corporate taxpayers and their payments by sector',
    'sectors.subtitle': 'Year {{year}}; share of payments, share of corporate taxpayers, and change',
    'lorenz.title': 'Concentration of payments of corporate taxpayers',
    'lorenz.subtitle': 'Year {{year}}; estimated from bands of payments',
    'lorenz.description':
      'Share of payments by share of corporate taxpayers, from the smallest payer to the largest (Lorenz curve), year {{year}}.',
    'uneven.title': 'Concentration by sector',
    'uneven.subtitle': 'Year {{year}}; concentration index from 0 (all equal) to 10,000 (one payer)',
    'uneven.sentence':
      '{{name}} is the most concentrated of the sectors with 30 corporate taxpayers or more: its {{largest}} largest account for {{share}}.',
    'uneven.detail': '{{largest}} largest: {{share}}',
    'forms.title': 'Legal form',
    'forms.subtitle': 'Year {{year}}; share of payments and of corporate taxpayers',
    'table.title': 'Corporate taxpayers in detail',
    'table.description': 'Objects, payments and arrears of corporate taxpayers by group, year {{year}}',
    toPayers: 'Transactions per Taxpayer',
  },
});
