import { defineRule } from '../rule.ts';

export const reversalUnknown = defineRule({
  key: 'reversal-unknown',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value'],
  sql: `SELECT file_number, line, reversal_of FROM resolved
    WHERE reversal_of IS NOT NULL AND reversal_of NOT IN (SELECT payment_id FROM originals)`,
  text: { id: 'Pembayaran "{{value}}" yang dibatalkan tidak ditemukan.', en: 'The reversed payment "{{value}}" was not found.' },
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
  sql: `SELECT j.file_number, j.line, j.reversal_of, j.amount, o.amount FROM resolved j
    JOIN originals o ON o.payment_id = j.reversal_of WHERE o.amount <> -j.amount`,
  text: {
    id: 'Pembatalan {{amount}} tidak sama dengan kebalikan pembayaran "{{value}}" ({{original}}).',
    en: 'The reversal {{amount}} is not the opposite of the payment "{{value}}" ({{original}}).',
  },
  title: { id: 'Pembatalan berjumlah kebalikan pembayaran asal', en: 'A reversal is the exact opposite of its payment' },
  advice: {
    id: 'Batalkan pembayaran seutuhnya; koreksi sebagian adalah pembatalan lalu pembayaran baru.',
    en: 'Reverse a payment as a whole; a partial correction is a reversal and a new payment.',
  },
});

export const reversalParts = defineRule({
  key: 'reversal-parts',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value', 'principal', 'penalty', 'discount', 'paid', 'paidPenalty', 'paidDiscount'],
  money: ['principal', 'penalty', 'discount', 'paid', 'paidPenalty', 'paidDiscount'],
  // Reversing an amount as principal only would leave the principal too low and the discount too high.
  sql: `SELECT file_number, line, reversal_of, p, q, d, op, oq, od FROM (
      SELECT j.file_number, j.line, j.reversal_of, coalesce(j.principal, 0) AS p, coalesce(j.penalty, 0) AS q, coalesce(j.discount, 0) AS d,
        coalesce(o.principal, 0) AS op, coalesce(o.penalty, 0) AS oq, coalesce(o.discount, 0) AS od
      FROM resolved j JOIN originals o ON o.payment_id = j.reversal_of WHERE o.amount = -j.amount)
    WHERE op <> -p OR oq <> -q OR od <> -d`,
  text: {
    id: 'Pembatalan pokok {{principal}}, denda {{penalty}}, potongan {{discount}} tidak sama dengan pembayaran "{{value}}". Pembayaran itu: pokok {{paid}}, denda {{paidPenalty}}, potongan {{paidDiscount}}.',
    en: 'The reversal of principal {{principal}}, penalty {{penalty}}, discount {{discount}} does not match the payment "{{value}}". The payment has principal {{paid}}, penalty {{paidPenalty}}, discount {{paidDiscount}}.',
  },
  title: { id: 'Pembatalan membalik pokok, denda, dan potongan', en: 'A reversal takes back principal, penalty and discount' },
  advice: {
    id: 'Isi pokok, denda, dan potongan pembatalan sama dengan pembayaran asalnya, dengan tanda terbalik.',
    en: 'Give the reversal the principal, penalty and discount of its payment, with the opposite sign.',
  },
});

export const reversalTax = defineRule({
  key: 'reversal-tax',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf', 'tax'],
  at: 'tax',
  params: ['value', 'tax', 'first'],
  sql: `SELECT j.file_number, j.line, j.reversal_of, j.tax_code, o.tax_code FROM resolved j
    JOIN originals o ON o.payment_id = j.reversal_of WHERE j.tax_code IS DISTINCT FROM o.tax_code`,
  text: {
    id: 'Pembatalan dicatat pada "{{tax}}", pembayaran "{{value}}" pada "{{first}}".',
    en: 'The reversal is of "{{tax}}", the payment "{{value}}" of "{{first}}".',
  },
  title: { id: 'Pembatalan sejenis pajak dengan pembayarannya', en: 'A reversal is of the tax of its payment' },
  advice: {
    id: 'Batalkan pada jenis pajak asalnya. Jenis pajak yang salah dikoreksi dengan pembatalan, lalu pembayaran baru.',
    en: 'Reverse it in the tax of the payment; a wrong tax is corrected by a reversal and a new payment.',
  },
});

export const reversalElsewhere = defineRule({
  key: 'reversal-elsewhere',
  severity: 'warn',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'reversalOf',
  params: ['value'],
  sql: `SELECT j.file_number, j.line, j.reversal_of FROM resolved j JOIN originals o ON o.payment_id = j.reversal_of
    WHERE (j.unit_code, j.region_code, j.object_key, j.taxpayer_key, j.channel_code, j.bank_code)
      IS DISTINCT FROM (o.unit_code, o.region_code, o.object_key, o.taxpayer_key, o.channel_code, o.bank_code)`,
  text: {
    id: 'Pembatalan berbeda unit, wilayah, objek, wajib pajak, kanal, atau bank dari pembayaran "{{value}}".',
    en: 'The reversal differs from the payment "{{value}}" in unit, region, object, taxpayer, channel or bank.',
  },
  title: { id: 'Pembatalan dicatat di tempat pembayarannya', en: 'A reversal is booked where its payment is' },
  advice: {
    id: 'Samakan kolom-kolom itu. Bila tidak, rincian menurut kolom itu menampilkan keduanya secara terpisah.',
    en: 'Make these columns equal. Otherwise figures by these columns show the two separately.',
  },
});

export const reversalBefore = defineRule({
  key: 'reversal-before',
  severity: 'refuse',
  extracts: ['payments'],
  fields: ['reversalOf'],
  at: 'posted',
  params: ['value', 'posted', 'original'],
  sql: `SELECT j.file_number, j.line, j.reversal_of, j.posted_on, o.posted_on FROM resolved j
    JOIN originals o ON o.payment_id = j.reversal_of WHERE j.posted_on < o.posted_on`,
  text: {
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
      SELECT file_number, line, reversal_of, row_number() OVER (PARTITION BY reversal_of ORDER BY file_number, line) AS n FROM resolved WHERE reversal_of IS NOT NULL)
    WHERE n > 1 OR reversal_of IN (SELECT reversal_of FROM known.payments WHERE reversal_of IS NOT NULL)`,
  text: { id: 'Pembayaran "{{value}}" sudah pernah dibatalkan.', en: 'The payment "{{value}}" was reversed before.' },
  title: { id: 'Satu pembayaran hanya dibatalkan sekali', en: 'A payment is reversed only once' },
  advice: { id: 'Hapus pembatalan ganda dari ekstrak.', en: 'Take the second reversal out of the extract.' },
});
