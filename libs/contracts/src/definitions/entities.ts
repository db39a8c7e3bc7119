import type { Texts } from '../texts.ts';
import { words } from './words.ts';

/** Meaning of one row, for each table of the warehouse. */
export const ENTITY_WORDS: Readonly<Record<string, Texts>> = {
  regions: words('Satu wilayah pada satu tingkat.', 'One region of one level.'),
  units: words('Satu unit pelayanan.', 'One service unit.'),
  tax_types: words('Satu jenis pajak.', 'One tax type.'),
  tax_rules: words('Satu aturan pajak dengan masa berlakunya.', 'One rule of a tax with its validity.'),
  quality_classes: words('Satu kelas kualitas piutang dengan masa berlakunya.', 'One quality class of receivables with its validity.'),
  performance_bands: words('Satu rentang penilaian sebuah indikator.', 'One band of an indicator.'),
  channels: words('Satu kanal pembayaran.', 'One payment channel.'),
  banks: words('Satu bank penerima.', 'One collecting bank.'),
  bank_channels: words('Satu pasangan bank dan kanal yang mungkin.', 'One pair of bank and channel that can occur.'),
  targets: words('Satu target sebuah jenis pajak, setahun atau sebulan.', 'One target of a tax type, of a year or a month.'),
  costs: words('Satu biaya pemungutan setahun.', 'One cost of collection of a year.'),
  marked_events: words('Satu peristiwa yang menjelaskan deret angka.', 'One event that explains a series.'),
  calendar: words('Satu hari.', 'One day.'),
  taxpayers: words('Satu wajib pajak, tersamar.', 'One taxpayer, masked.'),
  identities: words('Identitas satu wajib pajak, terpisah dari data lain.', 'The identity of one taxpayer, apart from all else.'),
  objects: words('Satu objek pajak.', 'One tax object.'),
  object_events: words('Satu perubahan sebuah objek pajak.', 'One change of a tax object.'),
  payments: words('Satu pembayaran, pembatalannya, atau rekap sebulan.', 'One payment, its reversal, or a recap of a month.'),
  assessments: words('Satu ketetapan.', 'One assessment.'),
  returns: words('Satu SPTPD yang seharusnya masuk, sudah atau belum.', 'One return that was expected, filed or not.'),
  arrears: words('Tunggakan satu kewajiban pada satu tanggal posisi.', 'The arrears of one obligation at one snapshot.'),
  arrears_movements: words(
    'Mutasi tunggakan satu jenis pajak sejak posisi sebelumnya.',
    'What changed the arrears of a tax type since the snapshot before.',
  ),
  enforcement: words('Satu tindakan penagihan.', 'One enforcement action.'),
};
