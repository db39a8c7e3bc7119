import { defineMessages } from '@pendapa/i18n';

export const chanceTexts = defineMessages('other-analyses.predictive-chances', {
  id: {
    'steps.tax': 'Kekurangan {{tax}}, diperkirakan {{percent}} dari target (peluang {{chance}}): lihat realisasi yang diperlukan.',
    'chances.title': 'Jenis pajak dan targetnya',
    'chances.subtitle': 'Perkiraan dibanding target, dari peluang terkecil',
    'chances.bar': 'Perkiraan, % dari target',
    'chances.tick': 'Target',
    'chances.detail': 'peluang {{chance}}',
    'chances.description': 'Peluang mencapai target setahun per jenis pajak, data sampai {{date}}.',
    'chances.exact': '{{chance}}; perkiraan {{median}} (rentang perkiraan (peluang 80%) {{low}} – {{high}})',
    'chances.sentence_other': '{{count}} dari {{all}} jenis pajak diperkirakan tidak mencapai target.',
  },
  en: {
    'steps.tax': 'Shortfall of {{tax}}, expected at {{percent}} of target (chance: {{chance}}): see the revenue needed.',
    'chances.title': 'Tax types and their targets',
    'chances.subtitle': 'Expected against target; the least likely first',
    'chances.bar': 'Expected, as % of target',
    'chances.tick': 'Target',
    'chances.detail': 'chance: {{chance}}',
    'chances.description': 'Chance of reaching the annual target by tax type, data up to {{date}}.',
    'chances.exact': '{{chance}}; expected {{median}} (forecast range (80% chance) {{low}} – {{high}})',
    'chances.sentence_one': '{{count}} of {{all}} tax types is more likely to miss than to reach its target.',
    'chances.sentence_other': '{{count}} of {{all}} tax types are more likely to miss than to reach their targets.',
  },
});
