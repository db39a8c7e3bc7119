import type { Texts } from '@pendapa/contracts';

const NAMES = {
  newYear: { id: 'Tahun Baru Masehi', en: "New Year's Day" },
  labour: { id: 'Hari Buruh Internasional', en: 'Labour Day' },
  pancasila: { id: 'Hari Lahir Pancasila', en: 'Pancasila Day' },
  independence: { id: 'Hari Kemerdekaan', en: 'Independence Day' },
  christmas: { id: 'Hari Raya Natal', en: 'Christmas Day' },
  chinese: { id: 'Tahun Baru Imlek', en: 'Chinese New Year' },
  nyepi: { id: 'Hari Raya Nyepi', en: 'Nyepi' },
  ascent: { id: "Isra Mi'raj", en: "Isra and Mi'raj" },
  friday: { id: 'Wafat Yesus Kristus', en: 'Good Friday' },
  ascension: { id: 'Kenaikan Yesus Kristus', en: 'Ascension Day' },
  waisak: { id: 'Hari Raya Waisak', en: 'Vesak' },
  sacrifice: { id: 'Idul Adha', en: 'Eid al-Adha' },
  hijri: { id: 'Tahun Baru Islam', en: 'Islamic New Year' },
  prophet: { id: 'Maulid Nabi Muhammad', en: "The Prophet's Birthday" },
  election: { id: 'Hari pemungutan suara', en: 'Election day' },
} as const satisfies Record<string, Texts>;

const FIXED = [
  ['01-01', 'newYear'],
  ['05-01', 'labour'],
  ['06-01', 'pancasila'],
  ['08-17', 'independence'],
  ['12-25', 'christmas'],
] as const satisfies readonly (readonly [string, keyof typeof NAMES])[];

/** Holidays that move from year to year, as the government set them. Idul Fitri is in the calendar. */
const MOVING = [
  ['chinese', ['2019-02-05', '2020-01-25', '2021-02-12', '2022-02-01', '2023-01-22', '2024-02-10', '2025-01-29', '2026-02-17']],
  ['nyepi', ['2019-03-07', '2020-03-25', '2021-03-14', '2022-03-03', '2023-03-22', '2024-03-11', '2025-03-29', '2026-03-19']],
  ['ascent', ['2019-04-03', '2020-03-22', '2021-03-11', '2022-02-28', '2023-02-18', '2024-02-08', '2025-01-27', '2026-01-16']],
  ['friday', ['2019-04-19', '2020-04-10', '2021-04-02', '2022-04-15', '2023-04-07', '2024-03-29', '2025-04-18', '2026-04-03']],
  ['ascension', ['2019-05-30', '2020-05-21', '2021-05-13', '2022-05-26', '2023-05-18', '2024-05-09', '2025-05-29', '2026-05-14']],
  ['waisak', ['2019-05-19', '2020-05-07', '2021-05-26', '2022-05-16', '2023-06-04', '2024-05-23', '2025-05-12', '2026-05-31']],
  ['sacrifice', ['2019-08-11', '2020-07-31', '2021-07-20', '2022-07-10', '2023-06-29', '2024-06-17', '2025-06-06', '2026-05-27']],
  ['hijri', ['2019-09-01', '2020-08-20', '2021-08-11', '2022-07-30', '2023-07-19', '2024-07-07', '2025-06-27', '2026-06-16']],
  ['prophet', ['2019-11-09', '2020-10-29', '2021-10-20', '2022-10-08', '2023-09-28', '2024-09-16', '2025-09-05', '2026-08-25']],
  ['election', ['2019-04-17', '2020-12-09', '2024-02-14', '2024-11-27']],
] as const satisfies readonly (readonly [keyof typeof NAMES, readonly string[]])[];

const MOVED = new Map<string, Texts>(MOVING.flatMap(([name, days]) => days.map((day) => [day, NAMES[name]] as const)));
const YEARLY = new Map<string, Texts>(FIXED.map(([day, name]) => [day, NAMES[name]]));

/** The public holiday of a day between 2019 and 2026, null if there is none. */
export const holidayOf = (on: string): Texts | null => MOVED.get(on) ?? YEARLY.get(on.slice(5)) ?? null;
