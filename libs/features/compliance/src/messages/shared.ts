import { defineMessages } from '@pendapa/i18n';

/** Texts that several pages of the group share. */
export const shared = defineMessages('compliance.shared', {
  id: {
    ended:
      'Semua tingkat kepatuhan dihitung atas bulan yang sudah berakhir: dua belas bulan terakhir, atau bulan-bulan utuh dalam rentang yang dipilih. Pajak yang menurut aturan tidak wajib lapor tidak dihitung dalam tingkat pelaporan.',
    rate_other: '{{share}} dari {{count}} kewajiban',
    onTime: 'Tepat waktu',
    late: 'Terlambat',
    none: 'Belum',
  },
  en: {
    ended:
      'All rates cover completed months: the last twelve, or the whole months within the chosen dates. Taxes that by rule need no return do not count in filing rates.',
    rate_one: '{{share}} of {{count}} obligation',
    rate_other: '{{share}} of {{count}} obligations',
    onTime: 'On time',
    late: 'Late',
    none: 'Not yet',
  },
});
