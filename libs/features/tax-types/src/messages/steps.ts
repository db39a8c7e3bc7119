import { defineMessages } from '@pendapa/i18n';

/** Texts of steps as bars. */
export const stepTexts = defineMessages('tax-types.steps', {
  id: {
    partOf: '{{share}} dari {{name}}',
  },
  en: {
    partOf: '{{share}} of {{name}}',
  },
});
