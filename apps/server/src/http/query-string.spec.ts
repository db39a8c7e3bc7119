import { parseQuery, queryAddress, type Query } from '@pendapa/contracts';
import fc from 'fast-check';
import { decodeParameters, hasTooManyParameters, MAX_PARAMETERS, readQueryString } from './query-string.ts';

describe('the query string', () => {
  it('keeps what was sent: order does not matter, repetition is kept, nothing is inherited', () => {
    expect({ ...readQueryString('m=amount&&by=taxType&tax=a=b&m=x&m=y&flag') }).toEqual({
      m: ['amount', 'x', 'y'],
      by: 'taxType',
      tax: 'a=b',
      flag: '',
    });
    expect(Object.keys(readQueryString('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
    expect({ ...readQueryString('%zz=%zz') }).toEqual({ '%zz': '%zz' });
  });

  it('has up to 64 parameters, however they are written', () => {
    const many = (text: string, count: number) => Array.from({ length: count }, () => text).join('&');
    for (const text of ['a', 'a=1', '=', '%zz', '__proto__']) {
      expect(hasTooManyParameters(many(text, MAX_PARAMETERS))).toBe(false);
      expect(hasTooManyParameters(`&${many(text, MAX_PARAMETERS)}&&`)).toBe(false);
      expect(hasTooManyParameters(many(text, MAX_PARAMETERS + 1))).toBe(true);
    }
    expect(hasTooManyParameters('&'.repeat(16_000))).toBe(false);
    expect(readQueryString(many('a=1', MAX_PARAMETERS))['a']).toHaveLength(MAX_PARAMETERS);
  });

  it('reads back every address that the product writes', () => {
    const code = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ž0-9][A-Za-zÀ-ÖØ-öø-ž0-9 ._/&()-]{0,20}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { minLength: 1, maxLength: 5 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        (codes, after) => {
          const question: Query<'revenue'> = {
            subject: 'revenue',
            measures: ['amount', 'penalty'],
            where: { unit: codes },
            after,
            sort: [{ key: 'amount', descending: true }],
          };
          const query = readQueryString(queryAddress(question).split('?')[1] ?? '') as Record<string, string>;
          expect(parseQuery('revenue', decodeParameters(query))).toMatchObject({
            ok: true,
            question: {
              measures: ['amount', 'penalty'],
              where: { unit: [...codes].sort() },
              after,
              sort: [{ key: 'amount', descending: true }],
            },
          });
        },
      ),
      { seed: 20_240_315, numRuns: 500 },
    );
  });
});
