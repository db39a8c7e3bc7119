import type { Texts } from '../texts.ts';
import { texts } from './words.ts';

/** Meaning of one row, for each table of the warehouse. */
export const ENTITY_WORDS: Readonly<Record<string, Texts>> = {
  regions: texts('Satu wilayah pada satu tingkat.', 'One region of one level.'),
  units: texts('Satu unit pelayanan.', 'One service unit.'),
  tax_types: texts('Satu jenis pajak.', 'One tax type.'),
  tax_rules: texts('Satu aturan pajak dengan masa berlakunya.', 'One rule of a tax with its validity.'),
  quality_classes: texts('Satu kelas kualitas piutang dengan masa berlakunya.', 'One quality class of receivables with its validity.'),
  performance_bands: texts('Satu rentang penilaian sebuah indikator.', 'One band of an indicator.'),
  channels: texts('Satu kanal pembayaran.', 'One payment channel.'),
  banks: texts('Satu bank penerima.', 'One collecting bank.'),
  bank_channels: texts('Satu pasangan bank dan kanal yang mungkin.', 'One pair of bank and channel that can occur.'),
  targets: texts('Satu target sebuah jenis pajak, setahun atau sebulan.', 'One target of a tax type, of a year or a month.'),
  costs: texts('Satu biaya pemungutan setahun.', 'One cost of collection of a year.'),
  marked_events: texts('Satu peristiwa yang menjelaskan deret angka.', 'One event that explains a series.'),
  calendar: texts('Satu hari.', 'One day.'),
  taxpayers: texts('Satu wajib pajak, tersamar.', 'One taxpayer, masked.'),
  identities: texts('Identitas satu wajib pajak, terpisah dari data lain.', 'The identity of one taxpayer, apart from all else.'),
  objects: texts('Satu objek pajak.', 'One tax object.'),
  object_events: texts('Satu perubahan sebuah objek pajak.', 'One change of a tax object.'),
  payments: texts('Satu pembayaran, pembatalannya, atau rekap sebulan.', 'One payment, its reversal, or a recap of a month.'),
  assessments: texts('Satu ketetapan.', 'One assessment.'),
  returns: texts('Satu SPTPD yang seharusnya masuk, sudah atau belum.', 'One return that was expected, filed or not.'),
  arrears: texts('Tunggakan satu kewajiban pada satu tanggal posisi.', 'The arrears of one obligation at one snapshot.'),
  arrears_movements: texts(
    'Mutasi tunggakan satu jenis pajak sejak posisi sebelumnya.',
    'What changed the arrears of a tax type since the snapshot before.',
  ),
  enforcement: texts('Satu tindakan penagihan.', 'One collection action.'),
};
