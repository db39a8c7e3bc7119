import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDictionary } from './data-dictionary.ts';

it('is what the vocabulary and the schema say', () => {
  const written = readFileSync(join(__dirname, '../../../../docs/data-dictionary.md'), 'utf8');
  // Where this fails: node tools/workspace/data-dictionary.mjs
  expect(written).toBe(dataDictionary());
});
