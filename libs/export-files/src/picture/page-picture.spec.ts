import { DOCUMENT, FORMULAS, TABLE, withTable } from '../testing/sample-document.ts';
import { pagePicture } from './page-picture.ts';
import { fittedText, textWidth, wrapped } from './text-width.ts';

const textsOf = (svg: string): readonly string[] => {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('text')].map((node) => node.textContent ?? '');
};

it('has title, period, figures and source in the picture, on white', () => {
  const { svg } = pagePicture(DOCUMENT);
  expect(svg).toMatch(/^<svg [^>]*><rect width="1120" height="\d+" fill="#ffffff"\/>/);
  expect(textsOf(svg)).toEqual(
    expect.arrayContaining([
      'Badan Pendapatan Contoh',
      'Penerimaan per jenis pajak',
      'Periode: 1 Jan – 14 Nov 2026',
      'BPHTB terbesar.',
      '1.500.000',
      '98,85%',
      'Jumlah baris sama dengan angka di layar.',
      'Data per 14 Nov 2026 · generasi 7',
    ]),
  );
});

it.each([...FORMULAS, '<script>alert(1)</script>', '"><image href="http://127.0.0.1/x"/>'])('%j is text in a picture', (payload) => {
  const table = { columns: [{ key: 'a', label: payload, kind: 'text' as const }], rows: [[payload]], totals: null, rowCount: 1 };
  const { svg } = pagePicture({ ...withTable(table), title: payload });
  expect(textsOf(svg).length).toBeGreaterThan(4);
  expect(svg).not.toMatch(/<(script|image)/);
});

it('holds two charts whose parts have the same names', () => {
  const chart = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><g clip-path="url(#a)"><clipPath id="a"/></g></svg>',
    width: 10,
    height: 10,
  };
  const section = { title: 'x', sentence: null, chart, table: null };
  const { svg } = pagePicture({ ...DOCUMENT, sections: [section, section] });
  expect(svg.match(/(?<=id=")c\d+a/g)).toEqual(['c0a', 'c1a']);
  expect(svg.match(/(?<=url\(#)c\d+a/g)).toEqual(['c0a', 'c1a']);
});

it('says which rows a shortened table lacks', () => {
  expect(textsOf(pagePicture(withTable({ ...TABLE, rowCount: 90 })).svg)).toContain('INCOMPLETE: 3 dari 90 baris.');
});

it('breaks and shortens text where the room ends', () => {
  expect(wrapped('satu dua tiga', 10, textWidth('satu dua', 10) + 1)).toEqual(['satu dua', 'tiga']);
  expect(fittedText('panjang sekali', 10, textWidth('panjang', 10))).toMatch(/^panj\S*…$/);
});

it('never cuts a figure: letters get smaller, names break', () => {
  const columns = Array.from({ length: 12 }, (_, index) => ({
    key: String(index),
    label: `Realisasi ${index} (Rp)`,
    kind: 'money' as const,
  }));
  const table = {
    columns: [{ key: 'n', label: 'Nama', kind: 'text' as const }, ...columns],
    rows: [['Pajak Bumi dan Bangunan Perdesaan', ...columns.map(() => '11021000000000')]],
    totals: null,
    rowCount: 1,
  };
  const texts = textsOf(pagePicture(withTable(table)).svg);
  expect(texts.filter((text) => text === '11.021.000.000.000')).toHaveLength(12);
  expect(texts.filter((text) => text.includes('…'))).toEqual([]);
});
