import { AT_SNAPSHOT, figure, quotient, words } from './words.ts';

const TOTAL = words('Tunggakan', 'Arrears');
const OLD = words('Tunggakan 12 bulan atau lebih', 'Arrears of 12 months and over');
const COLLECTIBLE = words('Tunggakan dapat ditagih, termasuk kedaluwarsa', 'Collectible arrears, lapsed ones included');
const LAST_YEAR = words('Dua belas bulan yang berakhir pada tanggal posisi.', 'The twelve months that end on the day of the snapshot.');

export const ARREARS_DEFINITIONS = {
  principal: figure(
    words('Pokok tunggakan', 'Principal in arrears'),
    words('Pokok pajak yang lewat jatuh tempo dan belum dibayar.', 'Tax past due and not paid.'),
    words('Jumlah pokok tunggakan.', 'Sum of the principal in arrears.'),
    AT_SNAPSHOT,
  ),
  penalty: figure(
    words('Denda tunggakan', 'Penalty in arrears'),
    words('Sanksi administratif atas tunggakan.', 'Administrative sanctions on arrears.'),
    words('Jumlah denda tunggakan.', 'Sum of the penalties in arrears.'),
    AT_SNAPSHOT,
  ),
  total: figure(
    TOTAL,
    words('Seluruh yang lewat jatuh tempo dan belum dibayar.', 'All that is past due and not paid.'),
    words('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    AT_SNAPSHOT,
  ),
  documents: figure(
    words('Kewajiban menunggak', 'Obligations in arrears'),
    words(
      'Ketetapan dan masa pajak yang lewat jatuh tempo dan belum dibayar.',
      'Assessments and tax periods that are past due and not paid.',
    ),
    words(
      'Banyaknya baris tunggakan; baris rekap dihitung sebanyak yang disebutnya.',
      'Count of rows of arrears; a row of a recap counts as many as it says.',
    ),
    AT_SNAPSHOT,
  ),
  objects: figure(
    words('Objek menunggak', 'Objects in arrears'),
    words('Objek Pajak dengan tunggakan; satu objek dihitung satu kali.', 'Tax objects with arrears; an object counts once.'),
    words('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  averagePerObject: quotient(
    words('Rata-rata tunggakan per objek', 'Average arrears per object'),
    words('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    words('Tunggakan yang tercatat pada objek', 'Arrears recorded on objects'),
    words('Objek menunggak', 'Objects in arrears'),
    AT_SNAPSHOT,
  ),
  overYear: figure(
    OLD,
    words('Tunggakan yang jatuh temponya lewat 12 bulan atau lebih.', 'Arrears due 12 months ago or longer.'),
    words('Jumlah tunggakan berumur 12 bulan atau lebih.', 'Sum of the arrears of 12 months or older.'),
    AT_SNAPSHOT,
  ),
  overYearShare: quotient(
    words('Porsi tunggakan lama', 'Share of old arrears'),
    words('Bagian tunggakan yang berumur 12 bulan atau lebih.', 'The part of arrears that is 12 months or older.'),
    OLD,
    TOTAL,
    AT_SNAPSHOT,
  ),
  disputed: figure(
    words('Tunggakan sengketa', 'Disputed arrears'),
    words('Tunggakan yang sedang diajukan keberatan atau banding.', 'Arrears under objection or appeal.'),
    words('Jumlah tunggakan bertanda sengketa.', 'Sum of the arrears marked as disputed.'),
    AT_SNAPSHOT,
  ),
  uncollectible: figure(
    words('Tunggakan tidak tertagih', 'Uncollectible arrears'),
    words('Tunggakan yang ditandai tidak dapat ditagih lagi.', 'Arrears that are marked as no longer to be collected.'),
    words('Jumlah tunggakan bertanda tidak tertagih.', 'Sum of the arrears marked as uncollectible.'),
    AT_SNAPSHOT,
  ),
  collectible: figure(
    COLLECTIBLE,
    words(
      'Tunggakan yang tidak bertanda sengketa atau tidak tertagih; yang hak tagihnya sudah berakhir masih termasuk.',
      'Arrears marked neither as disputed nor as uncollectible; those whose right to collect has lapsed are still among them.',
    ),
    words(
      'Jumlah tunggakan tanpa yang bertanda sengketa atau tidak tertagih, kapan pun kedaluwarsanya.',
      'Sum of the arrears without those marked as disputed or uncollectible, whenever they lapse.',
    ),
    AT_SNAPSHOT,
  ),
  collectibleShare: quotient(
    words('Porsi dapat ditagih, termasuk kedaluwarsa', 'Collectible share, lapsed ones included'),
    words(
      'Bagian tunggakan yang tidak bertanda sengketa atau tidak tertagih; yang hak tagihnya sudah berakhir masih termasuk.',
      'The part of arrears marked neither as disputed nor as uncollectible; what has lapsed is still among it.',
    ),
    COLLECTIBLE,
    TOTAL,
    AT_SNAPSHOT,
  ),
  expiring: figure(
    words('Kedaluwarsa dalam 12 bulan', 'Lapsing within 12 months'),
    words(
      'Tunggakan yang hak tagihnya belum berakhir dan berakhir dalam 12 bulan.',
      'Arrears whose right to collect has not lapsed yet and lapses within 12 months.',
    ),
    words(
      'Jumlah tunggakan dengan tanggal kedaluwarsa setelah tanggal posisi, paling lambat 12 bulan sesudahnya.',
      'Sum of the arrears that lapse after the day of the snapshot and at most 12 months later.',
    ),
    AT_SNAPSHOT,
  ),
  expiringShare: quotient(
    words('Porsi kedaluwarsa dalam 12 bulan', 'Share lapsing within 12 months'),
    words('Bagian tunggakan yang kedaluwarsa dalam 12 bulan.', 'The part of arrears that lapses within 12 months.'),
    words('Kedaluwarsa dalam 12 bulan', 'Lapsing within 12 months'),
    TOTAL,
    AT_SNAPSHOT,
  ),
  allowance: figure(
    words('Penyisihan', 'Allowance'),
    words('Bagian tunggakan yang disisihkan menurut kualitasnya.', 'The part of arrears set aside by quality.'),
    words(
      'Tunggakan tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
      'Arrears of each quality times the rate valid on the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  collections: figure(
    words('Realisasi 12 bulan', 'Revenue of 12 months'),
    words('Realisasi selama dua belas bulan sampai tanggal posisi.', 'Revenue of the twelve months up to the snapshot.'),
    words('Jumlah seluruh pembayaran dua belas bulan.', 'Sum of all payments of twelve months.'),
    LAST_YEAR,
  ),
  arrearsRatio: quotient(
    words('Rasio tunggakan', 'Arrears ratio'),
    words('Tunggakan dibandingkan realisasi dua belas bulan.', 'Arrears compared with the revenue of twelve months.'),
    TOTAL,
    words('Realisasi 12 bulan', 'Revenue of 12 months'),
    AT_SNAPSHOT,
  ),
  collectibleRatio: quotient(
    words('Rasio tunggakan dapat ditagih, termasuk kedaluwarsa', 'Collectible arrears ratio, lapsed ones included'),
    words(
      'Tunggakan yang tidak bertanda sengketa atau tidak tertagih dibandingkan realisasi dua belas bulan.',
      'Arrears marked neither as disputed nor as uncollectible compared with the revenue of twelve months.',
    ),
    COLLECTIBLE,
    words('Realisasi 12 bulan', 'Revenue of 12 months'),
    AT_SNAPSHOT,
  ),
} as const;

const OF_OBJECTS = words('Tunggakan objek', 'Arrears of objects');

export const DEBTOR_DEFINITIONS = {
  objects: figure(
    words('Objek menunggak', 'Objects in arrears'),
    words(
      'Objek Pajak dengan tunggakan; dihitung sekali, di tempat tunggakan terbesarnya.',
      'Tax objects with arrears; counted once, where most of its arrears are.',
    ),
    words('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  total: figure(
    OF_OBJECTS,
    words('Seluruh tunggakan objek itu.', 'All arrears of these objects.'),
    words('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    AT_SNAPSHOT,
  ),
  averagePerObject: quotient(
    words('Rata-rata tunggakan per objek', 'Average arrears per object'),
    words('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    OF_OBJECTS,
    words('Objek menunggak', 'Objects in arrears'),
    AT_SNAPSHOT,
  ),
} as const;

const MOVED = words('Posisi tunggakan yang jatuh dalam periode.', 'The snapshots that lie within the period.');

export const ARREARS_FLOW_DEFINITIONS = {
  opening: figure(
    words('Saldo awal', 'Opening arrears'),
    words('Tunggakan pada awal mutasi pertama.', 'Arrears at the beginning of the first movement.'),
    words('Saldo awal posisi pertama dalam periode.', 'Opening of the first snapshot within the period.'),
    MOVED,
  ),
  added: figure(
    words('Tunggakan baru', 'Added'),
    words('Tunggakan yang bertambah dalam periode.', 'Arrears that were added within the period.'),
    words('Jumlah penambahan.', 'Sum of what was added.'),
    MOVED,
  ),
  collected: figure(
    words('Pencairan', 'Collected'),
    words('Tunggakan yang dibayar dalam periode.', 'Arrears that were paid within the period.'),
    words('Jumlah pencairan.', 'Sum of what was collected.'),
    MOVED,
  ),
  writtenOff: figure(
    words('Penghapusan', 'Written off'),
    words('Tunggakan yang dihapuskan dalam periode.', 'Arrears that were written off within the period.'),
    words('Jumlah penghapusan.', 'Sum of what was written off.'),
    MOVED,
  ),
  adjusted: figure(
    words('Koreksi', 'Adjusted'),
    words('Perbaikan saldo tunggakan, tambah atau kurang.', 'Corrections of the balance, up or down.'),
    words('Jumlah koreksi.', 'Sum of adjustments.'),
    MOVED,
  ),
  closing: figure(
    words('Saldo akhir', 'Closing arrears'),
    words('Tunggakan pada akhir mutasi terakhir.', 'Arrears at the end of the last movement.'),
    words('Saldo akhir posisi terakhir dalam periode.', 'Closing of the last snapshot within the period.'),
    MOVED,
  ),
  recoveryRate: quotient(
    words('Tingkat pencairan', 'Recovery rate'),
    words('Bagian saldo awal yang berhasil dicairkan.', 'The part of the opening arrears that was collected.'),
    words('Pencairan', 'Collected'),
    words('Saldo awal', 'Opening arrears'),
    words(
      'Mutasi dalam satu tahun anggaran; tidak dihitung untuk beberapa tahun sekaligus.',
      'Movements within one fiscal year; not told of several together.',
    ),
  ),
  difference: figure(
    words('Selisih rekonsiliasi', 'Reconciliation difference'),
    words('Harus 0: saldo akhir dibandingkan saldo awal beserta mutasinya.', 'Must be 0: closing against opening with its movements.'),
    words(
      'Saldo akhir - (saldo awal + tunggakan baru - pencairan - penghapusan + koreksi).',
      'Closing - (opening + added - collected - written off + adjusted).',
    ),
    MOVED,
  ),
} as const;
