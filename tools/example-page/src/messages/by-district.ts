import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('arrears.byDistrict', {
  id: {
    question: 'Kecamatan mana yang memiliki tunggakan terbesar?',
    sentence: '{{name}} memiliki tunggakan terbesar: {{amount}}, {{share}} dari seluruhnya.',
    'districts.title': 'Tunggakan per kecamatan',
    'ages.title': 'Tunggakan menurut umur',
    'ages.subtitle': 'Pokok dan denda, {{period}}',
    'ages.description': 'Tunggakan menurut umur sejak jatuh tempo, {{period}}.',
    'table.title': 'Rincian per kecamatan',
    'table.description': 'Tunggakan, objek, dan bagian di atas satu tahun menurut kecamatan',
  },
  en: {
    question: 'Which district has the largest arrears?',
    sentence: '{{name}} has the largest arrears: {{amount}}, {{share}} of all.',
    'districts.title': 'Arrears by district',
    'ages.title': 'Arrears by age',
    'ages.subtitle': 'Principal and penalties, {{period}}',
    'ages.description': 'Arrears by age since the due date, {{period}}.',
    'table.title': 'Districts in detail',
    'table.description': 'Arrears, objects and the share older than a year by district',
  },
});
