import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const ARREARS_TEXTS: SubjectTexts<'arrears'> = {
  measures: {
    principal: {
      label: texts('Pokok tunggakan', 'Principal in arrears'),
      meaning: texts('Pokok pajak yang lewat jatuh tempo dan belum dibayar.', 'Tax past due and not paid.'),
      formula: texts('Jumlah pokok tunggakan.', 'Sum of the principal in arrears.'),
    },
    penalty: {
      label: texts('Denda tunggakan', 'Penalty in arrears'),
      meaning: texts('Sanksi administratif atas tunggakan.', 'Administrative sanctions on arrears.'),
      formula: texts('Jumlah denda tunggakan.', 'Sum of the penalties in arrears.'),
    },
    total: {
      label: texts('Tunggakan', 'Arrears'),
      meaning: texts('Pokok dan denda yang lewat jatuh tempo dan belum dibayar.', 'Principal and penalties past due and not paid.'),
      formula: texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    },
    documents: {
      label: texts('Kewajiban menunggak', 'Obligations in arrears'),
      meaning: texts(
        'Ketetapan dan masa pajak yang lewat jatuh tempo dan belum dibayar.',
        'Assessments and tax periods that are past due and not paid.',
      ),
      formula: texts(
        'Jumlah ketetapan dan masa pajak yang menunggak; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of assessments and tax periods in arrears; a recap counts as many as it states.',
      ),
    },
    objects: {
      label: texts('Objek menunggak', 'Objects in arrears'),
      meaning: texts('Objek Pajak dengan tunggakan; satu objek dihitung satu kali.', 'Tax objects with arrears; an object counts once.'),
      formula: texts(
        'Jumlah objek dengan tunggakan; setiap objek dihitung satu kali.',
        'Count of objects with arrears, each counted once.',
      ),
    },
    averagePerObject: {
      label: texts('Rata-rata tunggakan per objek', 'Average arrears per object'),
      meaning: texts('Tunggakan rata-rata satu objek.', 'Average arrears of one object.'),
    },
    overYear: {
      label: texts('Tunggakan 12 bulan atau lebih', 'Arrears 12 months old or older'),
      meaning: texts('Tunggakan yang jatuh temponya lewat 12 bulan atau lebih.', 'Arrears due 12 months ago or longer.'),
      formula: texts('Jumlah tunggakan berumur 12 bulan atau lebih.', 'Sum of the arrears of 12 months or older.'),
    },
    overYearShare: {
      label: texts('Porsi tunggakan 12 bulan atau lebih', 'Share of arrears 12 months old or older'),
      meaning: texts('Porsi tunggakan yang berumur 12 bulan atau lebih.', 'The share of arrears that is 12 months or older.'),
    },
    lapsed: {
      label: texts('Tunggakan kedaluwarsa', 'Lapsed arrears'),
      meaning: texts('Tunggakan yang hak tagihnya sudah berakhir.', 'Arrears whose right to collect has lapsed.'),
      formula: texts(
        'Jumlah tunggakan dengan tanggal kedaluwarsa pada atau sebelum tanggal posisi.',
        'Sum of the arrears that lapse on or before the day of the snapshot.',
      ),
    },
    disputed: {
      label: texts('Tunggakan sengketa', 'Disputed arrears'),
      meaning: texts(
        'Tunggakan yang belum kedaluwarsa dan sedang diajukan keberatan atau banding.',
        'Arrears that have not lapsed and are under objection or appeal.',
      ),
      formula: texts(
        'Jumlah tunggakan bertanda sengketa yang belum kedaluwarsa.',
        'Sum of the arrears marked as disputed that have not lapsed.',
      ),
    },
    uncollectible: {
      label: texts('Tunggakan yang tidak tertagih', 'Uncollectible arrears'),
      meaning: texts(
        'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan ditandai tidak dapat ditagih lagi.',
        'Arrears that have not lapsed, are not disputed, and are marked as no longer to be collected.',
      ),
      formula: texts(
        'Jumlah tunggakan bertanda tidak tertagih, tanpa yang kedaluwarsa atau disengketakan.',
        'Sum of the arrears marked as uncollectible, without lapsed or disputed ones.',
      ),
    },
    collectible: {
      label: texts('Tunggakan yang dapat ditagih', 'Collectible arrears'),
      meaning: texts(
        'Tunggakan yang belum kedaluwarsa, tidak disengketakan, dan tidak ditandai tidak tertagih.',
        'Arrears that have not lapsed and are marked neither as disputed nor as uncollectible.',
      ),
      formula: texts(
        'Tunggakan dikurangi yang kedaluwarsa, sengketa, dan tidak tertagih; setiap tunggakan dikurangkan satu kali.',
        'Arrears less lapsed, disputed and uncollectible ones; each debt is subtracted once.',
      ),
    },
    collectibleShare: {
      label: texts('Porsi dapat ditagih', 'Collectible share'),
      meaning: texts('Porsi tunggakan yang dapat ditagih.', 'The share of arrears that can be collected.'),
    },
    collectibleAllowance: {
      label: texts('Penyisihan atas tunggakan yang dapat ditagih', 'Allowance on collectible arrears'),
      meaning: texts(
        'Bagian tunggakan yang dapat ditagih yang disisihkan menurut kualitasnya.',
        'The part of collectible arrears set aside by quality.',
      ),
      formula: texts(
        'Tunggakan yang dapat ditagih tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
        'Collectible arrears of each quality times the rate valid on the day of the snapshot.',
      ),
    },
    netCollectible: {
      label: texts('Tunggakan yang diperkirakan tertagih', 'Arrears expected to be collected'),
      meaning: texts(
        'Tunggakan yang dapat ditagih setelah penyisihannya; bukan nilai neraca.',
        'Collectible arrears after their allowance; not the figure of the balance sheet.',
      ),
      formula: texts('Tunggakan yang dapat ditagih dikurangi penyisihannya.', 'Collectible arrears less the allowance on them.'),
    },
    expiring: {
      label: texts('Tunggakan yang akan kedaluwarsa dalam 12 bulan', 'Arrears lapsing within 12 months'),
      meaning: texts(
        'Tunggakan yang hak tagihnya belum berakhir dan berakhir dalam 12 bulan.',
        'Arrears whose right to collect has not lapsed yet and lapses within 12 months.',
      ),
      formula: texts(
        'Jumlah tunggakan dengan tanggal kedaluwarsa setelah tanggal posisi, paling lambat 12 bulan sesudahnya.',
        'Sum of the arrears that lapse after the day of the snapshot and at most 12 months later.',
      ),
    },
    expiringShare: {
      label: texts('Porsi tunggakan yang akan kedaluwarsa dalam 12 bulan', 'Share lapsing within 12 months'),
      meaning: texts('Porsi tunggakan yang akan kedaluwarsa dalam 12 bulan.', 'The share of arrears that will lapse within 12 months.'),
    },
    allowance: {
      label: texts('Penyisihan', 'Allowance'),
      meaning: texts('Bagian tunggakan yang disisihkan menurut kualitasnya.', 'The part of arrears set aside by quality.'),
      formula: texts(
        'Tunggakan tiap kualitas dikali tarif penyisihan yang berlaku pada tanggal posisi.',
        'Arrears of each quality times the rate valid on the day of the snapshot.',
      ),
    },
    netValue: {
      label: texts('Nilai bersih piutang di neraca', 'Net value in the balance sheet'),
      meaning: texts(
        'Nilai piutang di neraca: seluruh tunggakan, juga yang kedaluwarsa dan sengketa, setelah penyisihan.',
        'The value in the balance sheet: all arrears, lapsed and disputed ones too, after the allowance.',
      ),
      formula: texts('Tunggakan dikurangi penyisihan.', 'Arrears less the allowance.'),
    },
    collections: {
      label: texts('Realisasi 12 bulan', 'Revenue of 12 months'),
      meaning: texts('Realisasi selama dua belas bulan sampai tanggal posisi.', 'Revenue of the twelve months up to the snapshot.'),
      formula: texts('Jumlah seluruh pembayaran dua belas bulan.', 'Sum of all payments of twelve months.'),
    },
    arrearsRatio: {
      label: texts('Rasio tunggakan', 'Arrears ratio'),
      meaning: texts('Tunggakan dibandingkan realisasi dua belas bulan.', 'Arrears compared with the revenue of twelve months.'),
    },
    collectibleRatio: {
      label: texts('Rasio tunggakan yang dapat ditagih', 'Collectible arrears ratio'),
      meaning: texts(
        'Tunggakan yang dapat ditagih dibandingkan realisasi dua belas bulan.',
        'Collectible arrears compared with the revenue of twelve months.',
      ),
    },
  },
  components: { onDebtors: texts('Tunggakan yang tercatat pada objek', 'Arrears recorded on objects') },
};
