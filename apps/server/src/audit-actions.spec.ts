import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS } from '@pendapa/warehouse';

const MANUAL = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');

it('the manual explains every action of the audit log, and no other', () => {
  const [, chapter = ''] = MANUAL.split('\n## The audit log\n');
  const [table = ''] = chapter.split('\nEach line has');
  const explained = [...table.matchAll(/^\| `([a-z-]+)` +\| \w/gm)].map(([, action]) => action);
  expect(explained.sort()).toEqual([...AUDIT_ACTIONS].sort());
});
