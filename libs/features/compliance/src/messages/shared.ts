import { defineMessages } from '@pendapa/i18n';

/** Texts that several pages of the group share. */
export const shared = defineMessages('compliance.shared', {
  id: {
    ended:
      'Tingkat kepatuhan dihitung dari bulan yang sudah berakhir: dua belas bulan terakhir, atau bulan penuh dalam periode yang dipilih. Pajak tanpa kewajiban pelaporan tidak dihitung dalam tingkat pelaporan.',
    rate_other: '{{share}} dari {{count}} kewajiban',
    onTime: 'Tepat waktu',
    late: 'Terlambat',
    none: 'Belum dipenuhi',
  },
  en: {
    ended:
      'Rates cover completed months: the last twelve, or the whole months within the chosen dates. Taxes without returns do not count in filing rates.',
    rate_one: '{{share}} of {{count}} obligation',
    rate_other: '{{share}} of {{count}} obligations',
    onTime: 'On time',
    late: 'Late',
    none: 'Not done yet',
  },
});
