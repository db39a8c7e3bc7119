import { defineMessages } from '@pendapa/i18n';

/** Headers of a table of steps. */
export const stepHeaders = defineMessages('panels.steps', {
  id: {
    step: 'Langkah',
    stepAmount: 'Nilai',
    stepCount: 'Jumlah',
    ofFirstStep: 'Porsi dari langkah pertama',
  },
  en: {
    step: 'Step',
    stepAmount: 'Amount',
    stepCount: 'Number',
    ofFirstStep: 'Share of the first step',
  },
});
