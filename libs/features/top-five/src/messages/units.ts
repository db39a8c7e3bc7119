import { defineMessages } from '@pendapa/i18n';

/** Texts of both pages about units. */
export const messages = defineMessages('top-five.units', {
  id: {
    'scope.note': 'UP3D membawa {{share}} dari seluruh realisasi; selebihnya diterima melalui unit lain.',
    'scope.switch': 'Sertakan unit lain',
  },
  en: {
    'scope.note': 'The UP3D bring {{share}} of all revenue; the rest comes in through other units.',
    'scope.switch': 'Include other units',
  },
});
