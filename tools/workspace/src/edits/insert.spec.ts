import { addImport, appendToList, appendWords } from './insert.ts';

describe('appendToList', () => {
  it.each([
    ['const all = [];', 'const all = [c];'],
    ['const all = [a, b];', 'const all = [a, b, c];'],
    ['const all = [\n  a,\n  b,\n];', 'const all = [\n  a,\n  b, c,\n];'],
    ['const all = [{ pages: [1] }, b];', 'const all = [{ pages: [1] }, b, c];'],
  ])('adds at the end of %j', (source, result) => expect(appendToList(source, 'c')).toBe(result));

  it('finds the list by its name', () => {
    expect(appendToList('define({ tags: [1], pages: [a] });', 'b', 'pages')).toBe('define({ tags: [1], pages: [a, b] });');
  });

  it('refuses where there is none', () => {
    expect(() => appendToList('define({});', 'b', 'pages')).toThrow('No list named pages');
  });
});

describe('appendWords', () => {
  const source = `defineMessages('x', { id: { group: 'Satu' }, en: { group: 'One' } });`;

  it('adds to one language only', () => {
    expect(appendWords(source, 'en', { 'up3d.title': 'Unit' })).toBe(
      `defineMessages('x', { id: { group: 'Satu' }, en: { group: 'One', "up3d.title": "Unit" } });`,
    );
  });

  it('keeps quotation marks of the text', () => {
    expect(appendWords(source, 'id', { a: `Jum'at "ini"` })).toContain(String.raw`a: "Jum'at \"ini\""`);
  });

  it('refuses a key that exists', () => {
    expect(() => appendWords(source, 'id', { group: 'Dua' })).toThrow('"group" exists already');
  });
});

describe('addImport', () => {
  const source = `import B from 'b';\nimport { d } from 'd';\nimport { x } from './x.ts';\n`;

  it.each([
    ['in between', 'c', `import B from 'b';\nimport C from 'c';\nimport { d } from 'd';\nimport { x } from './x.ts';\n`],
    ['before the relative ones', 'e', `import B from 'b';\nimport { d } from 'd';\nimport C from 'e';\nimport { x } from './x.ts';\n`],
    ['not twice', 'd', source],
  ])('adds %s', (_where, from, result) => expect(addImport(source, 'C', from)).toBe(result));

  it('adds the first one', () => expect(addImport('run();\n', 'C', 'c')).toBe(`import C from 'c';\nrun();\n`));
  it('adds after the last one', () => expect(addImport(`import B from 'b';\n`, 'C', 'c')).toBe(`import B from 'b';\nimport C from 'c';\n`));
});
