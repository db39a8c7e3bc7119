import { AT_SNAPSHOT, figure, quotient, texts } from './words.ts';

const TOTAL = texts('Tunggakan', 'Arrears');
const OLD = texts('Tunggakan 12 bulan atau lebih', 'Arrears of 12 months and over');
const COLLECTIBLE = texts('Tunggakan dapat ditagih', 'Collectible arrears');
const LAST_YEAR = texts('Dua belas bulan yang berakhir pada tanggal posisi.', 'The twelve months that end on the day of the snapshot.');

export const ARREARS_DEFINITIONS = {
  principal: figure(
    texts('Pokok tunggakan', 'Principal in arrears'),
    texts('Pokok pajak yang lewat jatuh tempo dan belum dibayar.', 'Tax past due and not paid.'),
    texts('Jumlah pokok tunggakan.', 'Sum of the principal in arrears.'),
    AT_SNAPSHOT,
  ),
  penalty: figure(
    texts('Denda tunggakan', 'Penalty in arrears'),
    texts('Sanksi administratif atas tunggakan.', 'Administrative sanctions on arrears.'),
    texts('Jumlah denda tunggakan.', 'Sum of the penalties in arrears.'),
    AT_SNAPSHOT,
  ),
  total: figure(
    TOTAL,
    texts('Seluruh yang lewat jatuh tempo dan belum dibayar.', 'All that is past due and not paid.'),
    texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    AT_SNAPSHOT,
  ),
  documents: figure(
    texts('Kewajiban menunggak', 'Obligations in arrears'),
    texts(
      'Ketetapan dan masa pajak yang lewat jatuh tempo dan belum dibayar.',
      'Assessments and tax periods that are past due and not paid.',
    ),
    texts(
      'Banyaknya ketetapan dan masa pajak yang menunggak; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of assessments and tax periods in arrears; a recap counts as many as it states.',
    ),
    AT_SNAPSHOT,
  ),
  objects: figure(
    texts('Objek menunggak', 'Objects in arrears'),
    texts('Objek Pajak dengan tunggakan; satu objek dihitung satu kali.', 'Tax objects with arrears; an object counts once.'),
    texts('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  averagePerObject: quotient(
    texts('Rata-rata tunggakan per objek', 'Average arrears per object'),
    texts('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    texts('Tunggakan yang tercatat pada objek', 'Arrears recorded on objects'),
    texts('Objek menunggak', 'Objects in arrears'),
    AT_SNAPSHOT,
  ),
  overYear: figure(
    OLD,
    texts('Tunggakan yang jatuh temponya lewat 12 bulan atau lebih.', 'Arrears due 12 months ago or longer.'),
    texts('Jumlah tunggakan berumur 12 bulan atau lebih.', 'Sum of the arrears of 12 months or older.'),
    AT_SNAPSHOT,
  ),
  overYearShare: quotient(
    texts('Porsi tunggakan lama', 'Share of old arrears'),
    texts('Bagian tunggakan yang berumur 12 bulan atau lebih.', 'The part of arrears that is 12 months or older.'),
    OLD,
    TOTAL,
    AT_SNAPSHOT,
  ),
  lapsed: figure(
    texts('Tunggakan kedaluwarsa', 'Lapsed arrears'),
    texts('Tunggakan yang hak tagihnya sudah berakhir.', 'Arrears whose right to collect has lapsed.'),
    texts(
      'Jumlah tunggakan dengan tanggal kedaluwarsa pada atau sebelum tanggal posisi.',
      'Sum of the arrears that lapse on or before the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  disputed: figure(
    texts('Tunggakan sengketa', 'Disputed arrears'),
    texts(
      'Tunggakan yang belum kedaluwarsa dan sedang diajukan keberatan atau banding.',
      'Arrears that have not lapsed and are under objection or appeal.',
    ),
    texts('Jumlah tunggakan bertanda sengketa yang belum kedaluwarsa.', 'Sum of the arrears marked as disputed that have not lapsed.'),
    AT_SNAPSHOT,
  ),
  uncollectible: figure(
    texts('Tunggakan tidak tertagih', 'Uncollectible arrears'),
    texts(
      'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan ditandai tidak dapat ditagih lagi.',
      'Arrears that have not lapsed, are not disputed, and are marked as no longer to be collected.',
    ),
    texts(
      'Jumlah tunggakan bertanda tidak tertagih, tanpa yang kedaluwarsa atau disengketakan.',
      'Sum of the arrears marked as uncollectible, without lapsed or disputed ones.',
    ),
    AT_SNAPSHOT,
  ),
  collectible: figure(
    COLLECTIBLE,
    texts(
      'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan tidak ditandai tidak tertagih.',
      'Arrears that have not lapsed and are marked neither as disputed nor as uncollectible.',
    ),
    texts(
      'Tunggakan dikurangi yang kedaluwarsa, sengketa, dan tidak tertagih; setiap tunggakan dikurangkan satu kali.',
      'Arrears less lapsed, disputed and uncollectible ones; each debt is taken out once.',
    ),
    AT_SNAPSHOT,
  ),
  collectibleShare: quotient(
    texts('Porsi dapat ditagih', 'Collectible share'),
    texts('Bagian tunggakan yang dapat ditagih.', 'The part of arrears that can be collected.'),
    COLLECTIBLE,
    TOTAL,
    AT_SNAPSHOT,
  ),
  collectibleAllowance: figure(
    texts('Penyisihan atas yang dapat ditagih', 'Allowance on collectible arrears'),
    texts('Bagian tunggakan dapat ditagih yang disisihkan menurut kualitasnya.', 'The part of collectible arrears set aside by quality.'),
    texts(
      'Tunggakan dapat ditagih tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
      'Collectible arrears of each quality times the rate valid on the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  netCollectible: figure(
    texts('Perkiraan yang tertagih', 'Expected to be collected'),
    texts(
      'Tunggakan dapat ditagih setelah penyisihannya; bukan nilai neraca.',
      'Collectible arrears after their allowance; not the figure of the balance sheet.',
    ),
    texts('Tunggakan dapat ditagih dikurangi penyisihannya.', 'Collectible arrears less the allowance on them.'),
    AT_SNAPSHOT,
  ),
  expiring: figure(
    texts('Kedaluwarsa dalam 12 bulan', 'Lapsing within 12 months'),
    texts(
      'Tunggakan yang hak tagihnya belum berakhir dan berakhir dalam 12 bulan.',
      'Arrears whose right to collect has not lapsed yet and lapses within 12 months.',
    ),
    texts(
      'Jumlah tunggakan dengan tanggal kedaluwarsa setelah tanggal posisi, paling lambat 12 bulan sesudahnya.',
      'Sum of the arrears that lapse after the day of the snapshot and at most 12 months later.',
    ),
    AT_SNAPSHOT,
  ),
  expiringShare: quotient(
    texts('Porsi kedaluwarsa dalam 12 bulan', 'Share lapsing within 12 months'),
    texts('Bagian tunggakan yang kedaluwarsa dalam 12 bulan.', 'The part of arrears that lapses within 12 months.'),
    texts('Kedaluwarsa dalam 12 bulan', 'Lapsing within 12 months'),
    TOTAL,
    AT_SNAPSHOT,
  ),
  allowance: figure(
    texts('Penyisihan', 'Allowance'),
    texts('Bagian tunggakan yang disisihkan menurut kualitasnya.', 'The part of arrears set aside by quality.'),
    texts(
      'Tunggakan tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
      'Arrears of each quality times the rate valid on the day of the snapshot.',
    ),
    AT_SNAPSHOT,
  ),
  netValue: figure(
    texts('Nilai bersih piutang', 'Net value of arrears'),
    texts(
      'Nilai piutang di neraca: seluruh tunggakan, juga yang kedaluwarsa dan sengketa, setelah penyisihan.',
      'The value in the balance sheet: all arrears, lapsed and disputed ones too, after the allowance.',
    ),
    texts('Tunggakan dikurangi penyisihan.', 'Arrears less the allowance.'),
    AT_SNAPSHOT,
  ),
  collections: figure(
    texts('Realisasi 12 bulan', 'Revenue of 12 months'),
    texts('Realisasi selama dua belas bulan sampai tanggal posisi.', 'Revenue of the twelve months up to the snapshot.'),
    texts('Jumlah seluruh pembayaran dua belas bulan.', 'Sum of all payments of twelve months.'),
    LAST_YEAR,
  ),
  arrearsRatio: quotient(
    texts('Rasio tunggakan', 'Arrears ratio'),
    texts('Tunggakan dibandingkan realisasi dua belas bulan.', 'Arrears compared with the revenue of twelve months.'),
    TOTAL,
    texts('Realisasi 12 bulan', 'Revenue of 12 months'),
    AT_SNAPSHOT,
  ),
  collectibleRatio: quotient(
    texts('Rasio tunggakan dapat ditagih', 'Collectible arrears ratio'),
    texts(
      'Tunggakan dapat ditagih dibandingkan realisasi dua belas bulan.',
      'Collectible arrears compared with the revenue of twelve months.',
    ),
    COLLECTIBLE,
    texts('Realisasi 12 bulan', 'Revenue of 12 months'),
    AT_SNAPSHOT,
  ),
} as const;

const OF_OBJECTS = texts('Tunggakan objek', 'Arrears of objects');

export const DEBTOR_DEFINITIONS = {
  objects: figure(
    texts('Objek menunggak', 'Objects in arrears'),
    texts(
      'Objek Pajak dengan tunggakan; dihitung sekali, di tempat tunggakan terbesarnya.',
      'Tax objects with arrears; counted once, where most of its arrears are.',
    ),
    texts('Banyaknya objek berbeda dengan tunggakan.', 'Count of different objects with arrears.'),
    AT_SNAPSHOT,
  ),
  total: figure(
    OF_OBJECTS,
    texts('Seluruh tunggakan objek itu.', 'All arrears of these objects.'),
    texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    AT_SNAPSHOT,
  ),
  averagePerObject: quotient(
    texts('Rata-rata tunggakan per objek', 'Average arrears per object'),
    texts('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    OF_OBJECTS,
    texts('Objek menunggak', 'Objects in arrears'),
    AT_SNAPSHOT,
  ),
} as const;
