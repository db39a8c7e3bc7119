import { defineMessages } from '@pendapa/i18n';

/** What several pages of the group say. */
export const shared = defineMessages('compliance.shared', {
  id: {
    ended:
      'Semua tingkat kepatuhan dihitung atas bulan yang sudah berakhir: dua belas bulan terakhir, atau bulan-bulan utuh dalam rentang yang dipilih.',
  },
  en: {
    ended: 'All rates are of months that are over: the last twelve, or the whole months within the chosen dates.',
  },
});
