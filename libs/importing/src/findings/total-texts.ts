import type { Texts } from '@pendapa/contracts';

/** Texts about report tables: totals among the rows, and cumulative figures. */
export const TOTAL_TEXTS = {
  'total-row': {
    id: 'Baris "{{value}}" ({{amount}}) tampaknya baris jumlah. Bila ikut dihitung, uangnya terhitung dua kali.',
    en: 'The row "{{value}}" ({{amount}}) looks like a total. If it is counted, its money counts twice.',
  },
  'total-found': {
    id: 'Baris ini ({{value}}) berisi {{amount}}, persis jumlah {{units}} baris lain: tampaknya baris jumlah.',
    en: 'This row ({{value}}) holds {{amount}}, exactly the sum of {{units}} other rows: it looks like a total.',
  },
  'total-account': {
    id: 'Rekening {{value}} berisi {{amount}}, sudah mencakup {{units}} rekening di bawahnya yang juga ada di berkas.',
    en: 'The account {{value}} holds {{amount}}, which includes the accounts below it ({{units}}) that the file holds as well.',
  },
  'account-differs': {
    id: 'Rekening {{value}} berisi {{amount}}, tetapi rekening di bawahnya berjumlah {{computed}}; selisih {{difference}}.',
    en: 'The account {{value}} holds {{amount}}, but the accounts below it add up to {{computed}}; difference {{difference}}.',
  },
  'total-column': {
    id: 'Kolom "{{value}}" dibaca sebagai masa, tetapi namanya menyebut jumlah.',
    en: 'The column "{{value}}" is read as a period, but its name calls it a total.',
  },
  'column-numbers': {
    id: 'Baris ini ({{value}}) hanya nomor kolom, bukan data.',
    en: 'This row ({{value}}) numbers the columns; it holds no data.',
  },
  'total-left-out': {
    id: 'Tidak dihitung karena berupa jumlah: "{{value}}" ({{amount}}).',
    en: 'Left out, because it is a total: "{{value}}" ({{amount}}).',
  },
  'cumulative-found': {
    id: 'Angka {{name}} tidak pernah turun dalam setahun, dari {{before}} ({{from}}) sampai {{amount}} ({{to}}). Tampaknya angka kumulatif.',
    en: 'The figures of {{name}} never fall within the year, from {{before}} ({{from}}) to {{amount}} ({{to}}). They look cumulative.',
  },
  'cumulative-column': {
    id: 'Nama kolom "{{value}}" menyebut angka kumulatif (s.d. masa itu).',
    en: 'The name of the column "{{value}}" says that its figures are cumulative (up to each period).',
  },
  'cumulative-start': {
    id: 'Angka kumulatif {{name}} dimulai pada {{to}}, bukan pada bulan pertama tahun anggaran. Jumlah per bulan sebelumnya tidak dapat dihitung.',
    en: 'The cumulative figures of {{name}} begin in {{to}}, not in the first month of the fiscal year. The months before cannot be computed.',
  },
  'cumulative-gap': {
    id: 'Angka kumulatif {{name}}: antara {{from}} dan {{to}} ada masa yang hilang.',
    en: 'Cumulative figures of {{name}}: between {{from}} and {{to}} a period is missing.',
  },
  'cumulative-repeated': {
    id: 'Angka kumulatif {{name}} ada lebih dari satu pada {{to}}.',
    en: 'There are several cumulative figures of {{name}} for {{to}}.',
  },
  'cumulative-falls': {
    id: 'Angka kumulatif {{name}} turun dari {{before}} ({{from}}) menjadi {{amount}} ({{to}}).',
    en: 'The cumulative figures of {{name}} fall from {{before}} ({{from}}) to {{amount}} ({{to}}).',
  },
} as const satisfies Record<string, Texts>;

const ROWS: Texts = {
  id: 'Bila baris itu jumlah, tulis "totals": "leave-out" pada profil, atau keluarkan dengan "except". Bila baris itu penerimaan tersendiri, tulis "totals": "rows".',
  en: 'If the row is a total, put "totals": "leave-out" in the profile, or leave it out with "except". If it is revenue of its own, put "totals": "rows".',
};
const NAMED_ROW: Texts = {
  id: 'Bila baris itu jumlah, tulis "totals": "leave-out" pada profil, atau "except": [{ "{{column}}": ["{{value}}"] }]. Bila baris itu penerimaan tersendiri, tulis "totals": "rows".',
  en: 'If the row is a total, put "totals": "leave-out" in the profile, or "except": [{ "{{column}}": ["{{value}}"] }]. If it is revenue of its own, put "totals": "rows".',
};
const RUNNING: Texts = {
  id: 'Bila kumulatif, tulis "cumulative": true pada profil; selisih setiap masa yang disimpan. Bila angka per masa, tulis "cumulative": false.',
  en: 'If they are cumulative, put "cumulative": true in the profile; the difference of each period is stored. If not, put "cumulative": false.',
};
const WHOLE_YEAR: Texts = {
  id: 'Impor semua bulan sejak awal tahun anggaran dari satu folder, atau minta angka per bulan.',
  en: 'Import all months since the start of the fiscal year from one folder, or ask for figures of each month.',
};

export const TOTAL_ADVICE: Readonly<Record<keyof typeof TOTAL_TEXTS, Texts>> = {
  'total-row': NAMED_ROW,
  'total-found': ROWS,
  'total-account': ROWS,
  'account-differs': {
    id: 'Periksa di sumber rekening mana yang keliru atau hilang. Bila keduanya penerimaan tersendiri, tulis "totals": "rows" pada profil.',
    en: 'Check at the source which account is wrong or missing. If both are revenue of their own, put "totals": "rows" in the profile.',
  },
  'total-column': {
    id: 'Hapus kolom itu dari "wide" pada profil, atau tulis "totals": "leave-out".',
    en: 'Take the column out of "wide" in the profile, or put "totals": "leave-out".',
  },
  'column-numbers': {
    id: 'Tulis "totals": "leave-out" pada profil agar baris ini tidak dihitung. Bila baris ini data, tulis "totals": "rows".',
    en: 'Put "totals": "leave-out" in the profile so that this row is not counted. If it is data, put "totals": "rows".',
  },
  'total-left-out': {
    id: 'Tidak perlu tindakan bila benar. Bila baris itu penerimaan tersendiri, tulis "totals": "rows" pada profil, lalu impor lagi.',
    en: 'No action is needed if that is right. If the row is revenue of its own, put "totals": "rows" in the profile and import again.',
  },
  'cumulative-found': RUNNING,
  'cumulative-column': RUNNING,
  'cumulative-start': WHOLE_YEAR,
  'cumulative-gap': WHOLE_YEAR,
  'cumulative-repeated': {
    id: 'Sebutkan kolom yang membedakan baris-baris itu di "fields" pada profil, atau hapus baris yang ganda.',
    en: 'Name the column that distinguishes the rows in "fields" of the profile, or delete the duplicate row.',
  },
  'cumulative-falls': {
    id: 'Periksa di sumber. Bila ada pengembalian, tulis "negative": true pada "amount" di profil.',
    en: 'Check at the source. If money was refunded, put "negative": true at "amount" in the profile.',
  },
};
