import { commandText } from './command-text.ts';

const before = process.env['PENDAPA_COMMAND'];
afterEach(() => {
  if (before === undefined) delete process.env['PENDAPA_COMMAND'];
  else process.env['PENDAPA_COMMAND'] = before;
});

it('names a command as it was started', () => {
  delete process.env['PENDAPA_COMMAND'];
  expect(commandText('import data.csv')).toBe('pendapa import data.csv');
  process.env['PENDAPA_COMMAND'] = 'npm run pendapa --';
  expect(commandText('import data.csv')).toBe('npm run pendapa -- import data.csv');
});
