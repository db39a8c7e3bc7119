import { defineMessages } from '@pendapa/i18n';

/** Taxpayers by what they hold, pay and owe. */
export const messages = defineMessages('tax-types.holders', {
  id: {
    'kind.individual': 'Orang Pribadi',
    'kind.corporate': 'Badan',
    'types.payers.title': 'Wajib pajak membayar per jenis pajak',
    'types.payers.subtitle': 'Tahun {{year}}; Orang Pribadi dan badan',
    'types.payers.description': 'Wajib pajak yang membayar, Orang Pribadi dan badan, per jenis pajak, tahun {{year}}.',
    'types.amount.title': 'Realisasi wajib pajak per jenis pajak',
    'types.amount.subtitle': 'Tahun {{year}}; Orang Pribadi dan badan',
    'types.amount.description': 'Realisasi dari Orang Pribadi dan badan per jenis pajak, tahun {{year}}.',
    'types.share': 'badan {{share}}',
    'types.caption': 'Objek, realisasi wajib pajak, dan tunggakan menurut jenis pajak dan jenis wajib pajak, tahun {{year}}',
    'table.title': 'Rincian per kelompok wajib pajak',
    'table.description': 'Objek, realisasi wajib pajak, dan tunggakan menurut kelompok wajib pajak, tahun {{year}}',
    'table.note':
      'Objek menurut register saat ini, pembayaran menurut tahun {{year}}, tunggakan pada posisi terakhir dalam periode. Kepatuhan dibaca dari objek menunggak: makin kecil, makin patuh; objek yang menunggak lalu tutup ikut terhitung.',
    segment: 'Kelompokkan menurut',
  },
  en: {
    'kind.individual': 'Individuals',
    'kind.corporate': 'Firms',
    'types.payers.title': 'Paying taxpayers by tax type',
    'types.payers.subtitle': 'Year {{year}}; individuals and firms',
    'types.payers.description': 'Paying individuals and firms by tax type, year {{year}}.',
    'types.amount.title': 'Revenue from taxpayers by tax type',
    'types.amount.subtitle': 'Year {{year}}; individuals and firms',
    'types.amount.description': 'Revenue from individuals and firms by tax type, year {{year}}.',
    'types.share': 'firms {{share}}',
    'types.caption': 'Objects, revenue from taxpayers and arrears by tax type and kind of taxpayer, year {{year}}',
    'table.title': 'Groups of taxpayers in detail',
    'table.description': 'Objects, revenue from taxpayers and arrears by group of taxpayers, year {{year}}',
    'table.note':
      'Objects as the register says today, payments of {{year}}, arrears at the last snapshot within the period. Compliance is read from the objects in arrears: the fewer, the better; objects in arrears that closed count too.',
    segment: 'Group by',
  },
});
