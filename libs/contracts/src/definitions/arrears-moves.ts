import { figure, texts } from './words.ts';

const BETWEEN = texts(
  'Antara posisi terakhir sebelum periode dan posisi terakhir dalam periode; yang masuk dan keluar di antaranya tidak terlihat.',
  'Between the last snapshot before the period and the last one in it; what came and went in between is not seen.',
);
const OBJECTS = texts(
  'Banyaknya objek berbeda; rekap tanpa objek membuatnya tidak diketahui.',
  'Count of different objects; unknown where recaps hide them.',
);

export const DEBTOR_FLOW_DEFINITIONS = {
  opening: figure(
    texts('Menunggak di awal', 'Owing at the opening'),
    texts('Objek yang menunggak pada posisi awal.', 'Objects in arrears at the opening snapshot.'),
    OBJECTS,
    BETWEEN,
  ),
  added: figure(
    texts('Baru menunggak', 'Newly owing'),
    texts('Objek yang menunggak di akhir dan sebelumnya tidak pernah.', 'Objects in arrears at the closing and never before.'),
    OBJECTS,
    BETWEEN,
  ),
  returned: figure(
    texts('Kembali menunggak', 'Owing again'),
    texts(
      'Objek yang menunggak di akhir, tidak di awal, tetapi pernah menunggak sebelumnya.',
      'Objects in arrears at the closing and not at the opening, which had been in arrears before.',
    ),
    OBJECTS,
    BETWEEN,
  ),
  cleared: figure(
    texts('Sudah keluar', 'Cleared'),
    texts(
      'Objek yang menunggak di awal dan tidak lagi di akhir: lunas atau dihapuskan.',
      'Objects in arrears at the opening and not at the closing: paid or written off.',
    ),
    OBJECTS,
    BETWEEN,
  ),
  stayed: figure(
    texts('Tetap menunggak', 'Still owing'),
    texts('Objek yang menunggak di awal dan di akhir.', 'Objects in arrears at the opening and at the closing.'),
    OBJECTS,
    BETWEEN,
  ),
  closing: figure(
    texts('Menunggak di akhir', 'Owing at the closing'),
    texts('Objek yang menunggak pada posisi akhir.', 'Objects in arrears at the closing snapshot.'),
    texts('Objek di awal + baru + kembali - keluar.', 'Objects at the opening + new + back - cleared.'),
    BETWEEN,
  ),
} as const;

export const QUALITY_MOVE_DEFINITIONS = {
  owedThen: figure(
    texts('Tunggakan di awal', 'Owed at the opening'),
    texts('Yang terutang pada posisi awal.', 'What was owed at the opening snapshot.'),
    texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    BETWEEN,
  ),
  owedNow: figure(
    texts('Tunggakan di akhir', 'Owed at the closing'),
    texts('Yang terutang pada posisi akhir.', 'What is owed at the closing snapshot.'),
    texts('Pokok tunggakan ditambah denda tunggakan.', 'Principal plus penalty in arrears.'),
    BETWEEN,
  ),
} as const;
