/** First day of Idul Fitri. */
export const LEBARAN: Readonly<Record<number, string>> = {
  2019: '2019-06-05',
  2020: '2020-05-24',
  2021: '2021-05-13',
  2022: '2022-05-02',
  2023: '2023-04-22',
  2024: '2024-04-10',
  2025: '2025-03-31',
  2026: '2026-03-21',
};
/** Counters and bank postings pause from this many days before Idul Fitri to this many after. */
export const LEBARAN_PAUSE = { before: 2, after: 4 } as const;
export const RAMADAN_DAYS = 30;

/** Postings of a Saturday relative to a weekday. Sundays and holidays have none. */
export const SATURDAY_FACTOR = 0.05;

/** A whole month of Ramadan lowers consumption by this share, and thus the payments of the next month. */
export const RAMADAN_DIP = { PBJT_MAMIN: 0.1, PBJT_HOTEL: 0.14, PBJT_HIBURAN: 0.3, PBJT_PARKIR: 0.06 } as const;
