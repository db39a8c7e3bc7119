import { ARREARS_DEFINITIONS } from './arrears.ts';
import { AT_SNAPSHOT, figure, quotient, texts } from './words.ts';

const { total, documents, collectible } = ARREARS_DEFINITIONS;
const UNTOUCHED = texts('Dapat ditagih, belum disurati', 'Collectible without a letter');

export const PURSUIT_DEFINITIONS = {
  total,
  documents,
  collectible,
  untouched: figure(
    UNTOUCHED,
    texts(
      'Tunggakan yang dapat ditagih tetapi belum pernah diberi himbauan, teguran, surat paksa, atau sita.',
      'Arrears that can be collected and about which no reminder, warning, warrant or seizure was issued.',
    ),
    texts('Jumlah tunggakan dapat ditagih tanpa tindakan penagihan.', 'Sum of the collectible arrears without a step of collection.'),
    AT_SNAPSHOT,
  ),
  untouchedShare: quotient(
    texts('Porsi belum disurati', 'Share without a letter'),
    texts('Bagian tunggakan dapat ditagih yang belum disurati.', 'The part of collectible arrears without a letter.'),
    UNTOUCHED,
    texts('Tunggakan dapat ditagih', 'Collectible arrears'),
    AT_SNAPSHOT,
  ),
  overdueSteps: figure(
    texts('Langkah penagihan terlambat', 'Overdue steps of collection'),
    texts(
      'Kewajiban dapat ditagih yang teguran atau surat paksanya sudah lewat waktu menurut aturan pajak pada tanggal posisi.',
      'Collectible obligations of which the warning or the warrant is past its day by the rules of the day of the snapshot.',
    ),
    texts(
      'Banyaknya kewajiban dapat ditagih yang menunggu lebih lama dari aturan: teguran sejak jatuh tempo, surat paksa sejak teguran.',
      'Count of collectible obligations that have waited longer than the rule says: a warning since the due date, a warrant since the warning.',
    ),
    AT_SNAPSHOT,
  ),
  overdueStepAmount: figure(
    texts('Tunggakan dengan langkah terlambat', 'Arrears with an overdue step'),
    texts('Tunggakan kewajiban yang langkah penagihannya terlambat.', 'Arrears of the obligations of which a step is overdue.'),
    texts('Jumlah tunggakan kewajiban itu.', 'Sum of the arrears of these obligations.'),
    AT_SNAPSHOT,
  ),
} as const;
