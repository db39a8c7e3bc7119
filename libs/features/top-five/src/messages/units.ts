import { defineMessages } from '@pendapa/i18n';

/** Words of both pages about units. */
export const messages = defineMessages('top-five.units', {
  id: {
    'scope.note': 'UP3D membawa {{share}} dari seluruh realisasi; selebihnya diterima melalui Samsat dan Kantor Pusat.',
    'scope.switch': 'Sertakan Samsat dan Kantor Pusat',
  },
  en: {
    'scope.note': 'The UP3D bring {{share}} of all revenue; the rest comes in through Samsat and the head office.',
    'scope.switch': 'Include Samsat and head office',
  },
});
