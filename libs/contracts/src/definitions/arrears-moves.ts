import { figure, words } from './words.ts';

const BETWEEN = words(
  'Antara posisi terakhir sebelum periode dan posisi terakhir dalam periode; yang masuk dan keluar di antaranya tidak terlihat.',
  'Between the last snapshot before the period and the last one in it; what came and went in between is not seen.',
);
const OBJECTS = words(
  'Banyaknya objek berbeda; rekap tanpa objek membuatnya tidak diketahui.',
  'Count of different objects; unknown where recaps hide them.',
);

export const DEBTOR_FLOW_DEFINITIONS = {
  opening: figure(
    words('Menunggak di awal', 'Owing at the opening'),
    words('Objek yang menunggak pada posisi awal.', 'Objects in arrears at the opening snapshot.'),
    OBJECTS,
    BETWEEN,
  ),
  added: figure(
    words('Baru menunggak', 'Newly owing'),
    words('Objek yang menunggak di akhir dan sebelumnya tidak pernah.', 'Objects in arrears at the closing and never before.'),
    OBJECTS,
    BETWEEN,
  ),
  returned: figure(
    words('Kembali menunggak', 'Owing again'),
    words(
      'Objek yang menunggak di akhir, tidak di awal, tetapi pernah menunggak sebelumnya.',
      'Objects in arrears at the closing and not at the opening, which had been in arrears before.',
    ),
    OBJECTS,
    BETWEEN,
  ),
  cleared: figure(
    words('Sudah keluar', 'Cleared'),
    words(
      'Objek yang menunggak di awal dan tidak lagi di akhir: lunas atau dihapuskan.',
      'Objects in arrears at the opening and not at the closing: paid or written off.',
    ),
    OBJECTS,
    BETWEEN,
  ),
  stayed: figure(
    words('Tetap menunggak', 'Still owing'),
    words('Objek yang menunggak di awal dan di akhir.', 'Objects in arrears at the opening and at the closing.'),
    OBJECTS,
    BETWEEN,
  ),
  closing: figure(
    words('Menunggak di akhir', 'Owing at the closing'),
    words('Objek yang menunggak pada posisi akhir.', 'Objects in arrears at the closing snapshot.'),
    words('Objek di awal + baru + kembali - keluar.', 'Objects at the opening + new + back - cleared.'),
    BETWEEN,
  ),
} as const;

export const QUALITY_MOVE_DEFINITIONS = {
  owedThen: figure(
    words('Tunggakan di awal', 'Owed at the opening'),
    words('Yang terutang pada posisi awal.', 'What was owed at the opening snapshot.'),
    words('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    BETWEEN,
  ),
  owedNow: figure(
    words('Tunggakan di akhir', 'Owed at the closing'),
    words('Yang terutang pada posisi akhir.', 'What is owed at the closing snapshot.'),
    words('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    BETWEEN,
  ),
} as const;
