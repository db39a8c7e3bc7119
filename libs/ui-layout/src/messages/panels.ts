import { defineMessages } from '@pendapa/i18n';

export const panelTexts = defineMessages('ui-layout.panels', {
  id: {
    loading: 'Memuat data',
    loadingPage: 'Memuat halaman',
    notImported: 'Data {{name}} belum diimpor',
    notImportedText: 'Angka ini memerlukan data {{name}}. Impor berkasnya, lalu angka akan muncul di sini dengan sendirinya.',
    partial: '{{shown}} dari {{total}} baris',
    stale: 'Data lama: per {{date}}',
    unreachable: 'Server tidak terjangkau; ini angka terakhir yang diketahui',
  },
  en: {
    loading: 'Loading data',
    loadingPage: 'Loading the page',
    notImported: 'No {{name}} imported yet',
    notImportedText: 'These figures need the {{name}}. Import the file, and they will appear here by themselves.',
    partial: '{{shown}} of {{total}} rows',
    stale: 'Old data: as of {{date}}',
    unreachable: 'Server not reachable; these are the last known figures',
  },
});

/** Names of the extracts in running text, by `ExtractKey`. */
export const extractTexts = defineMessages('ui-layout.extracts', {
  id: {
    regions: 'wilayah',
    units: 'unit pelayanan',
    taxTypes: 'jenis pajak',
    channels: 'kanal pembayaran',
    banks: 'bank',
    objects: 'objek pajak',
    payments: 'pembayaran',
    targets: 'target',
  },
  en: {
    regions: 'regions',
    units: 'service units',
    taxTypes: 'tax types',
    channels: 'payment channels',
    banks: 'banks',
    objects: 'tax objects',
    payments: 'payments',
    targets: 'targets',
  },
});
