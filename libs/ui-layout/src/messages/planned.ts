import { defineMessages } from '@pendapa/i18n';

export const plannedTexts = defineMessages('ui-layout.planned', {
  id: {
    state: 'Belum dibangun',
    explanation: 'Halaman ini sudah punya tempat, tetapi isinya belum dibangun. Belum ada angka yang ditampilkan di sini.',
    answers: 'Pertanyaan yang akan dijawab',
    needs: 'Data yang diperlukan',
  },
  en: {
    state: 'Not built yet',
    explanation: 'This page has its place, but its content has not been built yet. No figures are shown here for now.',
    answers: 'What it will answer',
    needs: 'Data it needs',
  },
});
