import { UserError, type Texts } from '@pendapa/contracts';
import { commandText } from '../data-folder/command-text.ts';
import type { Load } from '../generations/manifest.ts';

export const unknownLoad = (id: number) =>
  new UserError({
    id: `Pemuatan ${String(id)} tidak ada dalam daftar. Lihat "${commandText('loads')}".`,
    en: `There is no load ${String(id)} in the list. See "${commandText('loads')}".`,
  });

export const notRemovable = ({ id, source }: Load, reason: Texts) =>
  new UserError({
    id: `Pemuatan ${String(id)} (${source}) tidak dapat dikeluarkan, jadi tidak ada yang diubah: ${reason.id}.`,
    en: `Load ${String(id)} (${source}) cannot be removed, so nothing was changed: ${reason.en}.`,
  });

export const lostRows = (file: string): Texts => ({
  id: `salinan baris yang digantinya hilang, rusak, atau sudah dihapus menurut pengaturan (sources/${file})`,
  en: `the stored rows that it replaced are missing, damaged, or were removed by a setting (sources/${file})`,
});

export const stillNamed = (table: string, count: number): Texts => ({
  id: `pemuatan lain memakai ${String(count)} baris ${table} yang dibawanya`,
  en: `other loads use ${String(count)} rows of ${table} that it added`,
});

export const repeatedPayment = (number: string): Texts => ({
  id: `pembayaran ${number} yang akan dipulihkan sudah ada dari pemuatan lain`,
  en: `the payment ${number} that would be restored already exists from another load`,
});

export const reversedLater = (number: string): Texts => ({
  id: `pembayaran ${number} dibatalkan oleh pemuatan lain; keluarkan pemuatan itu dahulu`,
  en: `another load reverses the payment ${number}; remove that load first`,
});
