import { defineMessages } from '@pendapa/i18n';

/** Texts that several pages of the group share. */
export const shared = defineMessages('compliance.shared', {
  id: {
    'steps.unpaid_other': '{{name}}: {{count}} kewajiban belum lunas ({{rate}} dibayar tepat waktu). Buka daftar objeknya.',
    ended:
      'Tingkat kepatuhan dihitung dari bulan yang sudah berakhir: dua belas bulan terakhir, atau bulan penuh dalam periode yang dipilih. Pajak tanpa kewajiban pelaporan tidak dihitung dalam tingkat pelaporan.',
    rate_other: '{{share}} dari {{count}} kewajiban',
    onTime: 'Tepat waktu',
    late: 'Terlambat',
    none: 'Belum dipenuhi',
  },
  en: {
    'steps.unpaid_one': '{{name}}: {{count}} obligation not settled ({{rate}} paid on time). Open the list of objects.',
    'steps.unpaid_other': '{{name}}: {{count}} obligations not settled ({{rate}} paid on time). Open the list of objects.',
    ended:
      'Rates cover completed months: the last twelve, or the whole months within the chosen dates. Taxes without returns do not count in filing rates.',
    rate_one: '{{share}} of {{count}} obligation',
    rate_other: '{{share}} of {{count}} obligations',
    onTime: 'On time',
    late: 'Late',
    none: 'Not done yet',
  },
});
