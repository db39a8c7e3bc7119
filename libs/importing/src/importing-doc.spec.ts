import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRACTS } from '@pendapa/contracts';
import { EXTRACT_SPECS } from './extracts.ts';

it.each(EXTRACTS)('docs/importing.md names the fields of %s, the needed ones bold', (extract) => {
  const text = readFileSync(join(__dirname, '../../../docs/importing.md'), 'utf8');
  const row = text.split('\n').find((line) => new RegExp(`^\\| +\`${extract}\` +\\| +\\**\``).test(line)) ?? '';
  const documented = [...row.matchAll(/(\*\*)?`(\w+)`\*?\*?/g)].slice(1).map(([, bold, name]) => [name, bold !== undefined]);
  expect(documented).toEqual(Object.entries(EXTRACT_SPECS[extract].fields).map(([name, { required }]) => [name, required === true]));
});
