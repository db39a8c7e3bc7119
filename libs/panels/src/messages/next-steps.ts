import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('analysis.next-steps', {
  id: {
    title: 'Tindak lanjut',
    subtitle: 'Menurut angka di halaman ini; pilih satu untuk membukanya',
    none: 'Tidak ada tindak lanjut yang terlihat dari angka ini.',
  },
  en: {
    title: 'To follow up',
    subtitle: 'By the figures of this page; choose one to open it',
    none: 'These figures show nothing to follow up.',
  },
});
