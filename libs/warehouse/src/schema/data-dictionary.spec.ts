import { SUBJECT_KEYS, subjectSpec } from '@pendapa/contracts';
import { dataDictionary } from './data-dictionary.ts';
import { TABLES } from './tables.ts';

const text = dataDictionary();
/** The rows of the section below a heading. */
const sectionOf = (heading: string): string => text.split(`\n### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';

it.each(SUBJECT_KEYS)('defines each measure of %s', (subject) => {
  for (const measure of Object.keys(subjectSpec(subject).measures)) expect(sectionOf(subject)).toContain(`| \`${measure}\` |`);
});

it.each(Object.entries(TABLES))('describes each field of the table %s', (table, columns) => {
  for (const column of Object.keys(columns))
    expect(text.split('\n## Entities\n')[1]?.split(`\n### ${table}\n`)[1]).toContain(`| \`${column}\``);
});
