import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('analysis.plan-steps', {
  id: {
    unit: 'Kekurangan {{name}}, yang mencapai {{percent}} dari rencana: lihat jenis pajak yang tertinggal.',
    taxType: 'Kekurangan {{name}}, yang mencapai {{percent}} dari rencana: lihat unit yang tertinggal.',
  },
  en: {
    unit: 'Shortfall of {{name}}, at {{percent}} of plan: see which tax types are behind.',
    taxType: 'Shortfall of {{name}}, at {{percent}} of plan: see which units are behind.',
  },
});
