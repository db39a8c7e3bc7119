import { AT_SNAPSHOT, figure, quotient, words } from './words.ts';

const TOTAL = words('Tunggakan', 'Arrears');
const OLD = words('Tunggakan 12 bulan atau lebih', 'Arrears of 12 months and over');
const COLLECTIBLE = words('Tunggakan dapat ditagih', 'Collectible arrears');
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
      'Banyaknya ketetapan dan masa pajak yang menunggak; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of assessments and tax periods in arrears; a recap counts as many as it states.',
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
  lapsed: figure(
    words('Tunggakan kedaluwarsa', 'Lapsed arrears'),
    words('Tunggakan yang hak tagihnya sudah berakhir.', 'Arrears whose right to collect has lapsed.'),
    words(
      'Jumlah tunggakan dengan tanggal kedaluwarsa pada atau sebelum tanggal posisi.',
      'Sum of the arrears that lapse on or before the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  disputed: figure(
    words('Tunggakan sengketa', 'Disputed arrears'),
    words(
      'Tunggakan yang belum kedaluwarsa dan sedang diajukan keberatan atau banding.',
      'Arrears that have not lapsed and are under objection or appeal.',
    ),
    words('Jumlah tunggakan bertanda sengketa yang belum kedaluwarsa.', 'Sum of the arrears marked as disputed that have not lapsed.'),
    AT_SNAPSHOT,
  ),
  uncollectible: figure(
    words('Tunggakan tidak tertagih', 'Uncollectible arrears'),
    words(
      'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan ditandai tidak dapat ditagih lagi.',
      'Arrears that have not lapsed, are not disputed, and are marked as no longer to be collected.',
    ),
    words(
      'Jumlah tunggakan bertanda tidak tertagih, tanpa yang kedaluwarsa atau disengketakan.',
      'Sum of the arrears marked as uncollectible, without lapsed or disputed ones.',
    ),
    AT_SNAPSHOT,
  ),
  collectible: figure(
    COLLECTIBLE,
    words(
      'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan tidak ditandai tidak tertagih.',
      'Arrears that have not lapsed and are marked neither as disputed nor as uncollectible.',
    ),
    words(
      'Tunggakan dikurangi yang kedaluwarsa, sengketa, dan tidak tertagih; setiap tunggakan dikurangkan satu kali.',
      'Arrears less lapsed, disputed and uncollectible ones; each debt is taken out once.',
    ),
    AT_SNAPSHOT,
  ),
  collectibleShare: quotient(
    words('Porsi dapat ditagih', 'Collectible share'),
    words('Bagian tunggakan yang dapat ditagih.', 'The part of arrears that can be collected.'),
    COLLECTIBLE,
    TOTAL,
    AT_SNAPSHOT,
  ),
  collectibleAllowance: figure(
    words('Penyisihan atas yang dapat ditagih', 'Allowance on collectible arrears'),
    words('Bagian tunggakan dapat ditagih yang disisihkan menurut kualitasnya.', 'The part of collectible arrears set aside by quality.'),
    words(
      'Tunggakan dapat ditagih tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
      'Collectible arrears of each quality times the rate valid on the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  netCollectible: figure(
    words('Perkiraan yang tertagih', 'Expected to be collected'),
    words(
      'Tunggakan dapat ditagih setelah penyisihannya; bukan nilai neraca.',
      'Collectible arrears after their allowance; not the figure of the balance sheet.',
    ),
    words('Tunggakan dapat ditagih dikurangi penyisihannya.', 'Collectible arrears less the allowance on them.'),
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
  netValue: figure(
    words('Nilai bersih piutang', 'Net value of arrears'),
    words(
      'Nilai piutang di neraca: seluruh tunggakan, juga yang kedaluwarsa dan sengketa, setelah penyisihan.',
      'The value in the balance sheet: all arrears, lapsed and disputed ones too, after the allowance.',
    ),
    words('Tunggakan dikurangi penyisihan.', 'Arrears less the allowance.'),
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
      'Tunggakan dapat ditagih dibandingkan realisasi dua belas bulan.',
      'Collectible arrears compared with the revenue of twelve months.',
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
