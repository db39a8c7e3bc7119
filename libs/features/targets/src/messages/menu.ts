import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('targets.menu', {
  id: {
    group: 'Pemantauan Target',
    targets: 'Pemantauan Target APBD & APBDP',
    units: 'Target per Unit',
    bottomBar: 'Target',
  },
  en: {
    group: 'Target Tracking',
    targets: 'Target Tracking (APBD & APBDP)',
    units: 'Target per Unit',
    bottomBar: 'Targets',
  },
});
