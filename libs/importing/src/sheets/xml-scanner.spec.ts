import { readAttribute, XmlScanner } from './xml-scanner.ts';

function events(pieces: readonly Uint8Array[]): string[] {
  const seen: string[] = [];
  let text = '';
  const settle = () => {
    if (text !== '') seen.push(`"${text}"`);
    text = '';
  };
  const scanner = new XmlScanner({
    onOpen: (name, attributes) => {
      settle();
      seen.push(`<${name} ${readAttribute(attributes, 'r') ?? ''}>`);
    },
    onClose: (name) => {
      settle();
      seen.push(`</${name}>`);
    },
    onText: (more) => (text += more),
  });
  for (const piece of pieces) scanner.write(piece);
  scanner.end();
  return seen;
}

const DOCUMENT = `\uFEFF<?xml version="1.0"?><!-- a > b --><x:row xmlns:x="u" x:r='1>0'><c r="A&amp;1"/><v>1 &lt; 2 &#233;&#x1F600;<![CDATA[ <&> ]]>é</v></x:row>\n`;
const EXPECTED = ['<row 1>0>', '<c A&1>', '</c>', '<v >', '"1 < 2 é😀 <&> é"', '</v>', '</row>'];

it('reads elements, attributes, text and CDATA, in one piece or byte by byte', () => {
  const bytes = Buffer.from(DOCUMENT);
  expect(events([bytes])).toEqual(EXPECTED);
  expect(events(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(EXPECTED);
});

it.each<[string, string]>([
  ['elements that do not nest', '<a><b></a></b>'],
  ['an element that is not closed', '<a><b></b>'],
  ['a second root', '<a/><b/>'],
  ['text beside the root', '<a/>x'],
  ['nothing', ''],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity that XML does not have', '<a>&nbsp;</a>'],
  ['a bare ampersand', '<a>1 & 2</a>'],
  ['half a character', '<a>&#xD800;</a>'],
  ['a bracket in an attribute', '<a r="A<1"/>'],
  ['a character in a name that no name has', '<a\u0001/>'],
  ['elements in elements without end', '<a>'.repeat(65)],
])('refuses %s', (_name, xml) => {
  expect(() => events([Buffer.from(xml)])).toThrow(expect.objectContaining({ code: 'workbook-damaged' }));
});

it('passes a character on that XML forbids: the cell is reported with its place', () => {
  const bytes = Buffer.from('<v>A\uFFFF2\u0001</v>');
  const expected = ['<v >', '"A\uFFFF2\u0001"', '</v>'];
  expect(events([bytes])).toEqual(expected);
  expect(events(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('refuses bytes that are no UTF-8', () => {
  expect(() => events([Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e])])).toThrow(
    expect.objectContaining({ code: 'workbook-damaged' }),
  );
});

it('refuses a text that never ends before it fills the memory', () => {
  const piece = Buffer.alloc(1 << 18, 0x20);
  expect(() => events([Buffer.from('<a>'), ...Array.from({ length: 8 }, () => piece)])).toThrow(
    expect.objectContaining({ code: 'field-too-long' }),
  );
});
