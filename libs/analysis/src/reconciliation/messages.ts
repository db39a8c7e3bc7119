import { defineMessages } from '@pendapa/i18n';

/** Texts of the same total in every way. */
export const reconciliationTexts = defineMessages('analysis.reconciliation', {
  id: {
    reconciliation: 'Rekonsiliasi',
    reconciliationOf: 'Rekonsiliasi {{measure}}: {{total}} ({{when}})',
    sumBy: 'Menurut {{dimension}}:',
    sumEqual: 'sama dengan total.',
    sumDiffers: 'berbeda {{difference}} dari total.',
    sumUnknown: 'tidak dapat diperiksa, karena sebagian angkanya tidak diketahui atau disembunyikan.',
    sumUnassigned: 'Tidak disebutkan: {{amount}}.',
  },
  en: {
    reconciliation: 'Reconciliation',
    reconciliationOf: 'Reconciliation of {{measure}}: {{total}} ({{when}})',
    sumBy: 'By {{dimension}}:',
    sumEqual: 'equal to the total.',
    sumDiffers: 'differs from the total by {{difference}}.',
    sumUnknown: 'cannot be checked, because some figures are unknown or hidden.',
    sumUnassigned: 'Not stated: {{amount}}.',
  },
});
