import { MARK_QUESTION } from '../testing/fixtures.ts';
import { differingFields, textsOfField } from './read-values.ts';

const [thousands, decimal] = MARK_QUESTION.choices;
if (!thousands || !decimal) throw new Error('The question has two readings');

it('finds the rows that two readings read differently, with the field', () => {
  const found = differingFields(MARK_QUESTION, thousands, 3);
  expect(found.map(({ line, field }) => [line.line, field])).toEqual([[2, 'amount']]);
  expect(found.map(({ line, index }) => textsOfField(line, index))).toEqual([['250000']]);
  expect(differingFields(MARK_QUESTION, decimal, 3).map(({ line, index }) => textsOfField(line, index))).toEqual([['250']]);
});

it('finds nothing where a reading has no preview', () => {
  expect(differingFields(MARK_QUESTION, { ...thousands, preview: null }, 3)).toEqual([]);
});

it('lists the values of a wide line once each', () => {
  const wide = {
    line: 4,
    cells: [],
    read: [
      ['PKB', '2026-07-31'],
      ['PKB', '2026-08-31'],
      ['PKB', ''],
    ],
  };
  expect(textsOfField(wide, 0)).toEqual(['PKB']);
  expect(textsOfField(wide, 1)).toEqual(['2026-07-31', '2026-08-31']);
});
