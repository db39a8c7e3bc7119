import { rowCode, rowOfCode } from './row-code.ts';

const LIST = '3f2b7c1e-9a54-4a0e-8b1d-0c6f5e2d4a71';

it('reads each code back, with and without its hyphen', () => {
  for (let position = 1; position <= 500; position += 1) {
    const code = rowCode(LIST, position);
    expect([rowOfCode(LIST, code), rowOfCode(LIST, ` ${code.replace('-', '')} `)]).toEqual([position, position]);
  }
});

it('refuses a code with one wrong digit, and with two neighbours that changed places', () => {
  const wrong = new Set<string>();
  for (let position = 1; position <= 500; position += 1) {
    const digits = rowCode(LIST, position).replace('-', '');
    for (let place = 0; place < digits.length; place += 1) {
      for (const digit of '0123456789') wrong.add(digits.slice(0, place) + digit + digits.slice(place + 1));
      if (place < digits.length - 1)
        wrong.add(digits.slice(0, place) + (digits[place + 1] ?? '') + (digits[place] ?? '') + digits.slice(place + 2));
    }
    wrong.delete(digits);
    const accepted = [...wrong].filter((code) => rowOfCode(LIST, code) !== null);
    expect([position, accepted]).toEqual([position, []]);
    wrong.clear();
  }
});

it.each(['', '12', '0000', '12345', 'abcd'])('refuses "%s"', (code) => expect(rowOfCode(LIST, code)).toBeNull());
