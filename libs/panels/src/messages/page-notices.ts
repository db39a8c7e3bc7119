import { defineMessages } from '@pendapa/i18n';

/** Texts that a page says once of several of its parts, and the reason why a part is missing. */
export const noticeTexts = defineMessages('panels.notices', {
  id: {
    panelsWithoutData_other: '{{count}} bagian tidak ditampilkan karena datanya belum ada',
    recapWithout: 'Data rekap tanpa rincian {{measure}}',
    needsFiner: '{{totals}}; perlu {{needed}}',
    'needed.month': 'jumlah per bulan',
    'needed.day': 'pembayaran per hari',
    unappliedParts_other: 'Filter {{label}} tidak berlaku pada {{count}} bagian bertanda ini; angkanya tetap untuk keseluruhan.',
  },
  en: {
    panelsWithoutData_one: '{{count}} part is not shown because its data are missing',
    panelsWithoutData_other: '{{count}} parts are not shown because their data are missing',
    recapWithout: 'The imported totals lack {{measure}}',
    needsFiner: '{{totals}}; {{needed}} are needed',
    'needed.month': 'sums by month',
    'needed.day': 'payments by day',
    unappliedParts_one: 'The filter {{label}} does not apply to {{count}} part with this mark; its figures stay those of the whole.',
    unappliedParts_other: 'The filter {{label}} does not apply to {{count}} parts with this mark; their figures stay those of the whole.',
  },
});
