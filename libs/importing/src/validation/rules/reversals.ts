import { defineRule } from '../rule.ts';

const ORIGINALS = `WITH originals AS (
  SELECT payment_id, amount, posted_on FROM judged WHERE payment_id IS NOT NULL
  UNION ALL SELECT payment_id, amount, posted_on FROM known.payments WHERE payment_id IN (SELECT reversal_of FROM judged))`;

export const reversalUnknown = defineRule({
  key: 'reversal-unknown',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value'],
  sql: `${ORIGINALS} SELECT file_number, line, reversal_of FROM judged
    WHERE reversal_of IS NOT NULL AND reversal_of NOT IN (SELECT payment_id FROM originals)`,
  says: { id: 'Pembayaran "{{value}}" yang dibatalkan tidak ditemukan.', en: 'The reversed payment "{{value}}" was not found.' },
  title: { id: 'Pembatalan menunjuk pembayaran yang ada', en: 'A reversal names a payment that exists' },
  advice: {
    id: 'Impor pembayaran asalnya lebih dahulu, atau dalam berkas yang sama.',
    en: 'Import the original payment first, or in the same file.',
  },
});

export const reversalAmount = defineRule({
  key: 'reversal-amount',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value', 'amount', 'original'],
  money: ['amount', 'original'],
  sql: `${ORIGINALS} SELECT j.file_number, j.line, j.reversal_of, j.amount, o.amount FROM judged j
    JOIN originals o ON o.payment_id = j.reversal_of WHERE o.amount <> -j.amount`,
  says: {
    id: 'Pembatalan {{amount}} tidak sama dengan kebalikan pembayaran "{{value}}" ({{original}}).',
    en: 'The reversal {{amount}} is not the opposite of the payment "{{value}}" ({{original}}).',
  },
  title: { id: 'Pembatalan berjumlah kebalikan pembayaran asal', en: 'A reversal is the exact opposite of its payment' },
  advice: {
    id: 'Batalkan pembayaran seutuhnya; koreksi sebagian adalah pembatalan lalu pembayaran baru.',
    en: 'Reverse a payment as a whole; a partial correction is a reversal and a new payment.',
  },
});

export const reversalBefore = defineRule({
  key: 'reversal-before',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'posted',
  params: ['value', 'posted', 'original'],
  sql: `${ORIGINALS} SELECT j.file_number, j.line, j.reversal_of, j.posted_on, o.posted_on FROM judged j
    JOIN originals o ON o.payment_id = j.reversal_of WHERE j.posted_on < o.posted_on`,
  says: {
    id: 'Pembatalan dibukukan {{posted}}, sebelum pembayaran "{{value}}" ({{original}}).',
    en: 'The reversal is posted on {{posted}}, before the payment "{{value}}" ({{original}}).',
  },
  title: { id: 'Pembatalan tidak mendahului pembayarannya', en: 'A reversal does not come before its payment' },
  advice: { id: 'Periksa tanggal buku pembatalan.', en: "Check the reversal's posting date." },
});

export const reversalRepeated = defineRule({
  key: 'reversal-repeated',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value'],
  sql: `SELECT file_number, line, reversal_of FROM (
      SELECT file_number, line, reversal_of, row_number() OVER (PARTITION BY reversal_of ORDER BY file_number, line) AS n FROM judged WHERE reversal_of IS NOT NULL)
    WHERE n > 1 OR reversal_of IN (SELECT reversal_of FROM known.payments WHERE reversal_of IS NOT NULL)`,
  says: { id: 'Pembayaran "{{value}}" sudah pernah dibatalkan.', en: 'The payment "{{value}}" was reversed before.' },
  title: { id: 'Satu pembayaran hanya dibatalkan sekali', en: 'A payment is reversed only once' },
  advice: { id: 'Hapus pembatalan ganda dari ekstrak.', en: 'Take the second reversal out of the extract.' },
});
