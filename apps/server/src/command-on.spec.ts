import { commandOn, shellWord } from './command-on.ts';
import { dataFolder } from './data-folder.ts';

it('quotes only what a shell would split or expand', () => {
  expect(shellWord('/srv/data-2026')).toBe('/srv/data-2026');
  expect(shellWord('/srv/data bapenda')).toBe("'/srv/data bapenda'");
  expect(shellWord("kas d'oro")).toBe("'kas d'\\''oro'");
});

it('names the data folder unless the command finds it itself', () => {
  expect(commandOn(dataFolder(), 'sample')).toBe('pendapa sample');
  expect(commandOn('/srv/data bapenda', 'sample')).toBe("pendapa sample --data '/srv/data bapenda'");
});
