import { defineMessages } from '@pendapa/i18n';

/** Words of both pages about units. */
export const messages = defineMessages('top-five.units', {
  id: {
    'scope.note': 'UP3D membawa {{share}} dari seluruh realisasi; selebihnya diterima melalui Samsat dan Kantor Pusat.',
    'scope.switch': 'Sertakan Samsat dan Kantor Pusat',
    unit: 'UP3D',
    anyUnit: 'Unit',
    realised: 'Realisasi',
    plan: 'Rencana',
    lastYear: 'Tahun lalu',
    noTarget: 'tanpa target',
    share: 'Porsi',
    yoy: 'Dibanding tahun lalu',
    status: 'Status',
    back: 'Kembali ke semua unit',
  },
  en: {
    'scope.note': 'The UP3D bring {{share}} of all revenue; the rest comes in through Samsat and the head office.',
    'scope.switch': 'Include Samsat and head office',
    unit: 'UP3D',
    anyUnit: 'Unit',
    realised: 'Realised',
    plan: 'Plan',
    lastYear: 'Last year',
    noTarget: 'no target',
    share: 'Share',
    yoy: 'Against last year',
    status: 'Status',
    back: 'Back to all units',
  },
});
