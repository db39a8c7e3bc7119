import { createDeviceSetting } from '@pendapa/query';
import { DraftStore } from './draft-store.ts';
import { EMPTY_DRAFT, withCells } from './target-draft.ts';

const setting = createDeviceSetting('pendapa.spec-draft');
const type = (store: DraftStore, text: string): void => store.update((draft) => withCells(draft, 'PAP', [text]));
const shown = (store: DraftStore): string | undefined => store.state().draft.years['PAP'];

beforeEach(() => localStorage.clear());

it('never writes over what another tab has stored meanwhile, and takes it on request', () => {
  const [first, second] = [new DraftStore(setting), new DraftStore(setting)];
  type(first, '5');
  expect(first.state()).toMatchObject({ isStored: true, isElsewhere: false });
  // Even before the second tab hears of it.
  type(second, '7');
  expect([shown(second), second.state().isStored, second.state().isElsewhere]).toEqual(['7', false, true]);
  expect(shown(new DraftStore(setting))).toBe('5');
  second.load();
  expect([shown(second), second.state().isStored, second.state().isElsewhere]).toEqual(['5', true, false]);
  type(second, '8');
  expect(shown(new DraftStore(setting))).toBe('8');
});

it('hears of a change, and writes its own draft only on request', () => {
  const [first, second] = [new DraftStore(setting), new DraftStore(setting)];
  const heard = jest.fn();
  second.subscribe(heard);
  type(first, '5');
  second.look();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(second.state().isElsewhere).toBe(true);
  type(second, '9');
  second.keep();
  expect(second.state()).toMatchObject({ isStored: true, isElsewhere: false });
  first.look();
  expect([shown(first), first.state().isElsewhere]).toEqual(['5', true]);
  expect(shown(new DraftStore(setting))).toBe('9');
});

it('remembers the upload that a draft became until it is changed', () => {
  const store = new DraftStore(setting);
  type(store, '5');
  store.noteSent('u1');
  expect(new DraftStore(setting).state().draft).toMatchObject({ sentAs: 'u1', years: { PAP: '5' } });
  type(store, '6');
  expect(new DraftStore(setting).state().draft.sentAs).toBeNull();
  store.clear();
  expect(new DraftStore(setting).state().draft).toEqual(EMPTY_DRAFT);
});
