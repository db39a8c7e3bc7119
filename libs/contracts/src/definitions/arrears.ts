import { AT_SNAPSHOT, figure, quotient, words } from './words.ts';

const TOTAL = words('Tunggakan', 'Arrears');
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
    words('Tunggakan lebih dari 12 bulan', 'Arrears over 12 months'),
    words('Tunggakan yang jatuh temponya lewat lebih dari 12 bulan.', 'Arrears due more than 12 months ago.'),
    words('Jumlah tunggakan berumur 12 bulan atau lebih.', 'Sum of the arrears of 12 months or older.'),
    AT_SNAPSHOT,
  ),
  overYearShare: quotient(
    words('Porsi tunggakan lama', 'Share of old arrears'),
    words('Bagian tunggakan yang berumur lebih dari 12 bulan.', 'The part of arrears that is older than 12 months.'),
    words('Tunggakan lebih dari 12 bulan', 'Arrears over 12 months'),
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
    words('Tunggakan yang tidak dapat ditagih lagi.', 'Arrears that can no longer be collected.'),
    words('Jumlah tunggakan bertanda tidak tertagih.', 'Sum of the arrears marked as uncollectible.'),
    AT_SNAPSHOT,
  ),
  collectible: figure(
    words('Tunggakan dapat ditagih', 'Collectible arrears'),
    words('Tunggakan yang tidak sengketa dan masih dapat ditagih.', 'Arrears that are neither disputed nor uncollectible.'),
    words('Jumlah tunggakan tanpa yang sengketa dan tidak tertagih.', 'Sum of the arrears without disputed and uncollectible ones.'),
    AT_SNAPSHOT,
  ),
  collectibleShare: quotient(
    words('Porsi dapat ditagih', 'Collectible share'),
    words('Bagian tunggakan yang dapat ditagih.', 'The part of arrears that can be collected.'),
    words('Tunggakan dapat ditagih', 'Collectible arrears'),
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
    words('Rasio tunggakan dapat ditagih', 'Collectible arrears ratio'),
    words(
      'Tunggakan yang dapat ditagih dibandingkan realisasi dua belas bulan.',
      'Collectible arrears compared with the revenue of twelve months.',
    ),
    words('Tunggakan dapat ditagih', 'Collectible arrears'),
    words('Realisasi 12 bulan', 'Revenue of 12 months'),
    AT_SNAPSHOT,
  ),
} as const;

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
    TOTAL,
    words('Seluruh tunggakan objek itu.', 'All arrears of these objects.'),
    words('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    AT_SNAPSHOT,
  ),
  averagePerObject: quotient(
    words('Rata-rata tunggakan per objek', 'Average arrears per object'),
    words('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    TOTAL,
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
