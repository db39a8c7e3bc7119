import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('tax-types.dues', {
  id: {
    column: 'Jatuh tempo berikutnya',
    ownDate: 'Tanggal tiap objek',
    daysAfterIssue_other: '{{count}} hari sejak ketetapan terbit',
    monthsAfterIssue_other: '{{count}} bulan sejak ketetapan terbit',
    nearest: 'Jatuh tempo terdekat: {{date}} ({{taxes}}).',
    note: 'Menurut aturan pajak yang diimpor dan berlaku pada tanggal data; bukan nasihat hukum.',
    none: 'Tanggal jatuh tempo belum diketahui: aturan pajak belum diimpor.',
  },
  en: {
    column: 'Next due date',
    ownDate: "Each object's own date",
    daysAfterIssue_one: '{{count}} day after the assessment is issued',
    daysAfterIssue_other: '{{count}} days after the assessment is issued',
    monthsAfterIssue_one: '{{count}} month after the assessment is issued',
    monthsAfterIssue_other: '{{count}} months after the assessment is issued',
    nearest: 'Nearest due date: {{date}} ({{taxes}}).',
    note: 'By the imported tax rules in force on the data date; not legal advice.',
    none: 'No due dates are known: the tax rules have not been imported.',
  },
});
