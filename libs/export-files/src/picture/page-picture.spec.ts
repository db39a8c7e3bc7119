import { DOCUMENT, FORMULAS, TABLE, withTable } from '../testing/sample-document.ts';
import { fitDocument } from '../export-file.ts';
import { isComplete } from '../model.ts';
import { pagePicture } from './page-picture.ts';
import { cutToWidth, textWidth, wrapText } from '../paper/text-width.ts';

const textsOf = (svg: string): readonly string[] => {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('text')].map((node) => node.textContent ?? '');
};

it('is a slide: title, finding, cards, one chart and the source, on white, and nothing of the other parts', () => {
  const chart = { svg: '<svg xmlns="http://www.w3.org/2000/svg"><text>2019</text></svg>', width: 100, height: 40 };
  const figures = {
    columns: [
      { key: 'figure', label: 'Angka', kind: 'text' as const },
      { key: 'value', label: 'Nilai', kind: 'figure' as const },
      { key: 'comparison', label: 'Pembanding', kind: 'figure' as const },
    ],
    rows: [
      ['Realisasi', '1250000000', '1000000000'],
      ['Pencapaian', 0.9885, null],
    ],
    rowKinds: ['money' as const, 'ratio' as const],
    totals: null,
    rowCount: 2,
  };
  const first = { title: 'Tren', sentence: 'Naik sejak 2019.', chart, table: TABLE, notes: ['Filter unit tidak berlaku di sini'] };
  const second = { title: 'Lainnya', sentence: null, chart, table: null };
  const whole = { ...DOCUMENT, sentence: 'Target tercapai.', figures, sections: [first, second] };
  const { svg } = pagePicture(fitDocument(whole, 'png'));
  expect(svg).toMatch(/^<svg [^>]*><rect width="1120" height="\d+" fill="#ffffff"\/>/);
  expect(textsOf(svg).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Penerimaan per jenis pajak',
    'Target tercapai.',
    'Realisasi',
    'Rp 1,25 miliar',
    'Pembanding: Rp 1 miliar',
    'Pencapaian',
    '98,85%',
    'Tren',
    'Naik sejak 2019.',
    '2019',
    'Filter unit tidak berlaku di sini',
    '1 Jan – 14 Nov 2026 · Sumber: setoran-2026.csv',
  ]);
});

it('lacks nothing where it shows a chart without its table', () => {
  const chart = { svg: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', width: 10, height: 10 };
  const rows = Array.from({ length: 90 }, () => ['1', 'x', null, '5', 1, null]);
  const section = { title: 'x', sentence: null, chart, table: { ...TABLE, rows, rowCount: 90 } };
  expect(isComplete(fitDocument({ ...DOCUMENT, sections: [section] }, 'png'))).toBe(true);
  expect(isComplete(fitDocument({ ...DOCUMENT, sections: [{ ...section, chart: null }] }, 'png'))).toBe(false);
});

it.each([...FORMULAS, '<script>alert(1)</script>', '"><image href="http://127.0.0.1/x"/>'])('%j is text in a picture', (payload) => {
  const table = { columns: [{ key: 'a', label: payload, kind: 'text' as const }], rows: [[payload]], totals: null, rowCount: 1 };
  const { svg } = pagePicture({ ...withTable(table), title: payload, source: payload });
  expect(textsOf(svg).length).toBeGreaterThan(4);
  expect(svg).not.toMatch(/<(script|image)/);
});

it('says which rows a shortened table lacks', () => {
  expect(textsOf(pagePicture(withTable({ ...TABLE, rowCount: 90 })).svg)).toContain('INCOMPLETE: 3 dari 90 baris.');
});

it('breaks and shortens text where the room ends', () => {
  expect(wrapText('satu dua tiga', 10, textWidth('satu dua', 10) + 1)).toEqual(['satu dua', 'tiga']);
  expect(cutToWidth('panjang sekali', 10, textWidth('panjang', 10))).toMatch(/^panj\S*…$/);
});

it('never cuts a figure: letters get smaller, names break', () => {
  const columns = Array.from({ length: 12 }, (_, index) => ({
    key: String(index),
    label: `Realisasi ${index}`,
    kind: 'money' as const,
  }));
  const table = {
    columns: [{ key: 'n', label: 'Nama', kind: 'text' as const }, ...columns],
    rows: [['Pajak Bumi dan Bangunan Perdesaan', ...columns.map(() => '11021000000000')]],
    totals: null,
    rowCount: 1,
  };
  const texts = textsOf(pagePicture(withTable(table)).svg);
  expect(texts.filter((text) => text === '11,02')).toHaveLength(12);
  expect(texts.filter((text) => text.includes('…'))).toEqual([]);
});
