import { defineMessages } from '@pendapa/i18n';

/** Texts of both pages about units. */
export const messages = defineMessages('top-five.units', {
  id: {
    'scope.note': 'UP3D menyumbang {{share}} dari seluruh realisasi; selebihnya diterima melalui unit lain.',
    'scope.switch': 'Sertakan unit lain',
  },
  en: {
    'scope.note': 'UP3D account for {{share}} of all revenue; the rest is received through other units.',
    'scope.switch': 'Include other units',
  },
});
