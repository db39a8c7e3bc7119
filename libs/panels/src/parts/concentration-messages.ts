import { defineMessages } from '@pendapa/i18n';

/** Axes and diagonal of a Lorenz curve. */
export const concentrationTexts = defineMessages('panels.concentration', {
  id: {
    x: 'Wajib pajak, kumulatif',
    y: 'Realisasi wajib pajak, kumulatif',
    equality: 'Pembagian merata',
  },
  en: {
    x: 'Taxpayers, cumulative',
    y: 'Revenue from taxpayers, cumulative',
    equality: 'Equal distribution',
  },
});
