import { daySql } from '@pendapa/warehouse';
import { defineRule } from '../rule.ts';

const LATEST_POSTING_DAYS = 5;

export const amountZero = defineRule({
  key: 'amount-zero',
  severity: 'warn',
  extracts: ['payments'],
  at: 'amount',
  params: [],
  sql: "SELECT file_number, line FROM resolved WHERE grain = 'day' AND amount = 0 AND reversal_of IS NULL",
  text: { id: 'Pembayaran bernilai nol.', en: 'A payment of zero.' },
  title: { id: 'Pembayaran lebih dari nol', en: 'A payment is more than zero' },
  advice: { id: 'Periksa apakah baris itu memang pembayaran.', en: 'Check whether the row is a payment at all.' },
});

export const postedBeforePaid = defineRule({
  key: 'posted-before-paid',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['paidOn'],
  at: 'paidOn',
  params: ['posted', 'paid'],
  sql: "SELECT file_number, line, posted_on, paid_on FROM resolved WHERE grain = 'day' AND posted_on < paid_on",
  text: { id: 'Dibukukan {{posted}}, sebelum dibayar {{paid}}.', en: 'Posted on {{posted}}, before it was paid on {{paid}}.' },
  title: { id: 'Pembukuan tidak mendahului pembayaran', en: 'Posting does not come before payment' },
  advice: { id: 'Periksa apakah kedua kolom tanggal tertukar.', en: 'Check whether the two date columns were exchanged.' },
});

const DAY_MS = 86_400_000;

/** Tomorrow by the clock in UTC: no time zone is ahead of it by more than that. */
const tomorrow = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

export const postedInFuture = defineRule({
  key: 'posted-in-future',
  severity: 'refuse',
  extracts: ['payments'],
  at: 'posted',
  params: ['posted'],
  // All pages use the latest posting date, so that one mistyped year would move all of them. A recap is posted on the last day of its
  // month.
  sql: () => `SELECT file_number, line, posted_on FROM resolved
    WHERE CASE WHEN grain = 'day' THEN posted_on ELSE date_trunc(grain, posted_on) END > ${daySql(tomorrow())}`,
  text: { id: 'Dibukukan {{posted}}, di masa depan.', en: 'Posted on {{posted}}, in the future.' },
  title: { id: 'Pembukuan tidak di masa depan', en: 'Nothing is posted in the future' },
  advice: {
    id: 'Periksa tahun dan urutan tanggalnya, serta jam komputer ini.',
    en: "Check the year and the order of the date, and this computer's clock.",
  },
});

export const postedLate = defineRule({
  key: 'posted-late',
  severity: 'warn',
  extracts: ['payments'],
  fields: ['paidOn'],
  at: 'paidOn',
  params: ['posted', 'paid', 'days'],
  sql: `SELECT file_number, line, posted_on, paid_on, posted_on - paid_on FROM resolved WHERE grain = 'day' AND posted_on - paid_on > ${LATEST_POSTING_DAYS}`,
  text: {
    id: 'Dibayar {{paid}}, baru dibukukan {{posted}} ({{days}} hari kemudian).',
    en: 'Paid on {{paid}}, posted only on {{posted}} ({{days}} days later).',
  },
  title: { id: 'Dibukukan paling lambat 5 hari setelah dibayar', en: 'Posted within 5 days of payment' },
  advice: { id: 'Tanyakan kepada bank atau kanal mengapa terlambat.', en: 'Ask the bank or the channel for the reason.' },
});

export const paidTimeAlone = defineRule({
  key: 'paid-time-alone',
  severity: 'warn',
  extracts: ['payments'],
  fields: ['paidTime'],
  at: 'paidTime',
  params: ['time'],
  sql: 'SELECT file_number, line, paid_time FROM resolved WHERE paid_time IS NOT NULL AND paid_on IS NULL',
  text: { id: 'Jam pembayaran {{time}} tidak disertai tanggal bayar.', en: 'The payment time {{time}} has no payment date.' },
  title: { id: 'Jam pembayaran disertai tanggal bayar', en: 'A time of payment comes with its day' },
  advice: { id: 'Isi tanggal bayar, atau kosongkan jamnya.', en: 'Fill in the day of payment, or leave the time empty.' },
});

export const bankChannel = defineRule({
  key: 'bank-channel',
  severity: 'warn',
  extracts: ['payments'],
  needs: ['bank_channels'],
  fields: ['bank', 'channel'],
  at: 'channel',
  params: ['bank', 'channel'],
  sql: `SELECT file_number, line, bank_code, channel_code FROM resolved j
    WHERE bank_code <> 'UNMAPPED' AND channel_code <> 'UNMAPPED'
      AND NOT EXISTS (SELECT 1 FROM known.bank_channels p WHERE p.bank_code = j.bank_code AND p.channel_code = j.channel_code)`,
  text: {
    id: 'Bank "{{bank}}" dan kanal "{{channel}}" bukan pasangan yang terdaftar.',
    en: 'The bank "{{bank}}" and the channel "{{channel}}" are not a listed pair.',
  },
  title: { id: 'Bank dan kanal merupakan pasangan yang diizinkan', en: 'Bank and channel are an allowed pair' },
  advice: {
    id: 'Lengkapi pasangan bank dan kanal, atau perbaiki kodenya.',
    en: 'Complete the pairs of banks and channels, or correct the code.',
  },
});

export const channelNotLive = defineRule({
  key: 'channel-not-live',
  severity: 'warn',
  extracts: ['payments'],
  needs: ['channels'],
  fields: ['channel'],
  at: 'channel',
  params: ['channel', 'day'],
  // A recap stands for all days of its month. It is wrong only if the channel was live on none of them.
  sql: `SELECT j.file_number, j.line, j.channel_code, coalesce(j.paid_on, j.posted_on) FROM resolved j JOIN known.channels c USING (channel_code)
    WHERE coalesce(j.paid_on, j.posted_on) < c.live_from
       OR (CASE WHEN j.grain = 'day' THEN coalesce(j.paid_on, j.posted_on) ELSE date_trunc(j.grain, j.posted_on) END) > c.live_to`,
  text: {
    id: 'Kanal "{{channel}}" tidak berlaku pada {{day}}.',
    en: 'The channel "{{channel}}" was not live on {{day}}.',
  },
  title: { id: 'Kanal sudah berlaku pada tanggal bayar', en: 'The channel was live on the day of payment' },
  advice: { id: 'Periksa masa berlaku kanal atau kode kanalnya.', en: "Check the channel's dates, or its code." },
});

export const objectsExceedTransactions = defineRule({
  key: 'objects-exceed-transactions',
  severity: 'warn',
  extracts: ['payments'],
  fields: ['object', 'transactions'],
  at: 'transactions',
  params: ['day', 'tax', 'unit', 'objects', 'transactions'],
  // The finding names the row with the smallest count.
  sql: `SELECT arg_min(file_number, (transactions, file_number, line)), arg_min(line, (transactions, file_number, line)), posted_on,
      coalesce(tax_code, '-'), coalesce(unit_code, '-'), count(DISTINCT object_key), sum(transactions) FROM resolved
    WHERE reversal_of IS NULL AND transactions IS NOT NULL AND object_key IS NOT NULL GROUP BY posted_on, tax_code, unit_code
    HAVING count(DISTINCT object_key) > sum(transactions)`,
  text: {
    id: '{{day}}, pajak "{{tax}}", unit "{{unit}}": objek yang membayar {{objects}}, jumlah transaksi hanya {{transactions}}.',
    en: '{{day}}, tax "{{tax}}", unit "{{unit}}": paying objects {{objects}}, but transactions only {{transactions}}.',
  },
  title: { id: 'Objek yang membayar tidak lebih banyak daripada transaksinya', en: 'Not more paying objects than transactions' },
  advice: { id: 'Periksa kolom jumlah transaksi.', en: 'Check the column that counts transactions.' },
});
