import { defineMessages } from '@pendapa/i18n';

/** Texts of saved views, loaded with their list. */
export const viewTexts = defineMessages('filters.views', {
  id: {
    name: 'Nama tampilan',
    keep: 'Simpan',
    hint: 'Disimpan di perangkat ini saja. Periode seperti "Tahun ini" tetap mengikuti data terbaru.',
    none: 'Belum ada tampilan tersimpan.',
    list: 'Tampilan tersimpan',
    start: 'Jadikan tampilan awal: {{name}}',
    isStart: 'Tampilan awal',
    rename: 'Ganti nama: {{name}}',
    delete: 'Hapus: {{name}}',
  },
  en: {
    name: 'Name of the view',
    keep: 'Save',
    hint: 'Saved on this device only. Periods such as "This year" follow the latest data.',
    none: 'No view has been saved yet.',
    list: 'Saved views',
    start: 'Start with: {{name}}',
    isStart: 'Start',
    rename: 'Rename: {{name}}',
    delete: 'Delete: {{name}}',
  },
});
