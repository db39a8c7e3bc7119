import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { calendar, instantInZone, periodInWords, yearLabel } from './format-date.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('calendar dates', () => {
  it('writes days and months in both languages', () => {
    expect(calendar('2026-08-05', 'date', 'id')).toBe('5 Agu 2026');
    expect(calendar('2026-08-05', 'date', 'en')).toBe('5 Aug 2026');
    expect(calendar('2026-08-05', 'dateLong', 'id')).toBe('5 Agustus 2026');
    expect(calendar('2026-08-05', 'month', 'id')).toBe('Agustus 2026');
    expect(calendar('2026-05-01', 'monthShort', 'id')).toBe('Mei 2026');
    expect(calendar('2026-12-01', 'monthName', 'id')).toBe('Des');
    expect(calendar('2026-12-01', 'monthLong', 'id')).toBe('Desember');
    expect(calendar(null, 'date', 'id')).toBe('-');
  });

  it('names a year after both ends where it does not begin in January', () => {
    expect(yearLabel('2026-01-01')).toBe('2026');
    expect(yearLabel('2022-07-01')).toBe('2022/23');
    expect(yearLabel('1999-07-01')).toBe('1999/00');
    expect(yearLabel(null)).toBe('-');
  });
});

describe('periods in words', () => {
  it.each([
    [{ from: '2025-01-01', to: '2025-12-31' }, '2025', '2025'],
    [{ from: '2026-08-01', to: '2026-08-31' }, 'Agustus 2026', 'August 2026'],
    [{ from: '2026-01-01', to: '2026-06-30' }, 'Jan – Jun 2026', 'Jan – Jun 2026'],
    [{ from: '2022-07-01', to: '2023-06-30' }, 'Jul 2022 – Jun 2023', 'Jul 2022 – Jun 2023'],
    [{ from: '2026-01-01', to: '2026-11-14' }, '1 Jan – 14 Nov 2026', '1 Jan – 14 Nov 2026'],
    [{ from: '2025-12-25', to: '2026-01-06' }, '25 Des 2025 – 6 Jan 2026', '25 Dec 2025 – 6 Jan 2026'],
    [{ from: '2026-08-05', to: '2026-08-05' }, '5 Agu 2026', '5 Aug 2026'],
  ])('%o', (period, id, en) => {
    expect(plain(periodInWords(period, 'id'))).toBe(id);
    expect(plain(periodInWords(period, 'en'))).toBe(en);
  });
});

describe('instants', () => {
  it('are shown in the zone of the agency, with its Indonesian name', () => {
    const at = '2026-11-13T20:04:00Z';
    expect(instantInZone(at, 'Asia/Jakarta', 'id')).toBe('14 Nov 2026 03.04 WIB');
    expect(instantInZone(at, 'Asia/Makassar', 'id')).toBe('14 Nov 2026 04.04 WITA');
    expect(instantInZone(at, 'Asia/Jayapura', 'en')).toBe('14 Nov 2026 05:04 WIT');
    expect(instantInZone(at, 'America/New_York', 'en')).toMatch(/^13 Nov 2026 15:04 /);
    expect(instantInZone(null, 'Asia/Jakarta', 'id')).toBe('-');
    expect(instantInZone('soon', 'Asia/Jakarta', 'id')).toBe('-');
  });
});

it.each(['UTC', 'Asia/Jayapura', 'America/New_York', 'Pacific/Kiritimati'])('no day moves on a reader’s machine in %s', (zone) => {
  const script = `import(${JSON.stringify(join(__dirname, 'format-date.ts'))}).then(({ calendar, instantInZone }) =>
    console.log(calendar('2026-01-01', 'date', 'id') + '|' + instantInZone('2026-11-13T20:04:00Z', 'Asia/Jakarta', 'id')))`;
  const written = execFileSync(
    process.execPath,
    ['--conditions=@pendapa/source', '--import', '@swc-node/register/esm-register', '-e', script],
    {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    },
  );
  expect(written.trim()).toBe('1 Jan 2026|14 Nov 2026 03.04 WIB');
});
