import { rowCode, rowOfCode } from './row-code.ts';

const LIST = '3f2b7c1e-9a54-4a0e-8b1d-0c6f5e2d4a71';

it('reads each code back, with and without its hyphen', () => {
  for (let position = 1; position <= 500; position += 1) {
    const code = rowCode(LIST, position);
    expect([rowOfCode(LIST, code), rowOfCode(LIST, ` ${code.replace('-', '')} `)]).toEqual([position, position]);
  }
});

it('refuses a code with one wrong digit, and with two neighbours that changed places', () => {
  for (let position = 1; position <= 500; position += 1) {
    const digits = rowCode(LIST, position).replace('-', '');
    for (let place = 0; place < digits.length; place += 1) {
      for (const wrong of '0123456789')
        if (wrong !== digits[place]) expect(rowOfCode(LIST, digits.slice(0, place) + wrong + digits.slice(place + 1))).toBeNull();
      const swapped = digits.slice(0, place) + (digits[place + 1] ?? '') + (digits[place] ?? '') + digits.slice(place + 2);
      if (place < digits.length - 1 && swapped !== digits) expect(rowOfCode(LIST, swapped)).toBeNull();
    }
  }
});

it.each(['', '12', '0000', '12345', 'abcd'])('refuses "%s"', (code) => expect(rowOfCode(LIST, code)).toBeNull());
