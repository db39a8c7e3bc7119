import { MAX_WORK_LIST_ROWS, MAX_WORK_LISTS, UserError, type Texts } from '@pendapa/contracts';

const [rows, lists] = [String(MAX_WORK_LIST_ROWS), String(MAX_WORK_LISTS)];

export const SHARED_STORE: Texts = {
  id: 'Beberapa server memakai satu basis data bersama, jadi daftar kerja tidak tersedia di sini. Daftar kerja hanya disimpan pada pemasangan dengan satu server.',
  en: 'Several servers share one database here, so there are no work lists. They are saved only where one server has its own data folder.',
};

export const tooManyLists = (): UserError =>
  new UserError({
    id: `Sudah ada ${lists} daftar kerja yang masih berjalan, yaitu batasnya. Tutup salah satunya.`,
    en: `There are ${lists} open work lists already, which is the limit. Close one.`,
  });

export const tooManyRows = (): UserError =>
  new UserError({
    id: `Daftar kerja memuat paling banyak ${rows} baris. Persempit filter, atau pilih baris satu per satu.`,
    en: `A work list has at most ${rows} rows. Narrow the filters, or choose single rows.`,
  });

export const noCases = (): UserError =>
  new UserError({
    id: 'Tidak ada baris yang cocok dengan filter ini, jadi daftar kerja tidak dibuat.',
    en: 'No row matches these filters, so no work list was made.',
  });

export const listChanged = (): UserError =>
  new UserError({
    id: 'Daftar ini berubah setelah baris dipilih, karena data baru terbit atau server dimulai ulang. Muat ulang halaman, lalu pilih lagi.',
    en: 'The list has changed since the rows were chosen, because newer data were published or the server started again. Reload the page and choose again.',
  });

export const listClosed = (): UserError =>
  new UserError({
    id: 'Daftar kerja ini sudah ditutup, jadi tidak dapat diubah.',
    en: 'This work list is closed, so it cannot be changed.',
  });
