import type { Texts } from '../texts.ts';
import type { Definition } from './definition.ts';

export const texts = (id: string, en: string): Texts => ({ id, en });

/** Units in which figures are counted or summed. */
export const figure = (label: Texts, meaning: Texts, formula: Texts, cutOff: Texts): Definition => ({ label, meaning, formula, cutOff });

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One figure divided by another. */
export const quotient = (label: Texts, meaning: Texts, numerator: Texts, denominator: Texts, cutOff: Texts): Definition => ({
  label,
  meaning,
  formula: {
    id: `${numerator.id} dibagi ${lowered(denominator.id)}.`,
    en: `${numerator.en} divided by ${lowered(denominator.en)}.`,
  },
  numerator,
  denominator,
  cutOff,
});

export const UP_TO_CUT_OFF = texts(
  'Tanggal pembukuan dalam periode yang dipilih, paling akhir tanggal data.',
  'Posting dates within the chosen period, at the latest the data date.',
);
export const AT_PERIOD_END = texts('Keadaan pada hari terakhir periode.', 'As of the last day of the period.');
export const IN_PERIOD = texts('Kejadian dalam periode yang dipilih.', 'Events within the chosen period.');
export const DUE_IN_PERIOD = texts(
  'Jatuh tempo dalam periode, paling akhir tanggal data; keadaan sampai tanggal data, pembandingnya menurut keadaan pada umur yang sama.',
  'Due within the period, at the latest the data date; as known on the data date, what it is compared with as it stood at the same age.',
);
export const DUE_YEAR_END = texts(
  'Jatuh tempo dalam periode; keadaan pada 31 Desember tahun jatuh tempo.',
  'Due within the period; as it stood on 31 December of the year of the due date.',
);
export const ISSUED_IN_PERIOD = texts(
  'Ketetapan yang terbit dalam periode; pembayaran sampai tanggal data, pembandingnya menurut keadaan pada umur yang sama.',
  'Assessments issued within the period; payments up to the data date, what it is compared with as it stood at the same age.',
);
export const AT_SNAPSHOT = texts(
  'Posisi terakhir yang tidak melewati akhir periode. Dibandingkan hanya jika jarak kedua posisi sama dengan jarak kedua periode, dengan selisih paling banyak 45 hari.',
  'The last snapshot that is not after the end of the period. Compared only where both snapshots are as far apart as the periods, within 45 days.',
);
