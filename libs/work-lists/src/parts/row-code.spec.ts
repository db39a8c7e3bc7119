import { rowCode, rowOfCode } from './row-code.ts';

const LIST = '3f2b7c1e-9a54-4a0e-8b1d-0c6f5e2d4a71';

it('reads each code back, with and without its hyphen', () => {
  const positions = Array.from({ length: 500 }, (_, index) => index + 1);
  const codes = positions.map((position) => rowCode(LIST, position));
  expect(codes.map((code) => rowOfCode(LIST, code))).toEqual(positions);
  expect(codes.map((code) => rowOfCode(LIST, ` ${code.replace('-', '')} `))).toEqual(positions);
});

/** All codes with one wrong digit, and with two neighbours that changed places. */
function wrongCodes(digits: string): readonly string[] {
  return [...digits].flatMap((digit, place) => {
    const [before, after] = [digits.slice(0, place), digits.slice(place + 1)];
    const mistyped = [...'0123456789'].map((wrong) => before + wrong + after);
    return [...mistyped, before + after.slice(0, 1) + digit + after.slice(1)].filter((code) => code !== digits);
  });
}

it('refuses a code with one wrong digit, and with two neighbours that changed places', () => {
  const accepted: string[] = [];
  let tried = 0;
  for (let position = 1; position <= 500; position += 1) {
    for (const code of wrongCodes(rowCode(LIST, position).replace('-', ''))) {
      tried += 1;
      if (rowOfCode(LIST, code) !== null) accepted.push(code);
    }
  }
  expect(accepted).toEqual([]);
  expect(tried).toBeGreaterThan(18_000);
});

it.each(['', '12', '0000', '12345', 'abcd'])('refuses "%s"', (code) => expect(rowOfCode(LIST, code)).toBeNull());
