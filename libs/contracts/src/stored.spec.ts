import { forgetStored, readStored, UNSENT_MARKS_KEY, writeStored } from './stored.ts';

function withStore(store: unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true, writable: true });
}

function withThrowingProperty(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked');
    },
  });
}

afterEach(() => withStore(undefined));

it('reads what was written', () => {
  const values = new Map<string, string>();
  withStore({ getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) });
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
});

it('says nothing is kept where there is no storage', () => {
  withStore(undefined);
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
});

it('never throws where storage is blocked or full', () => {
  withThrowingProperty();
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
  const full = () => {
    throw new Error('quota');
  };
  withStore({ getItem: full, setItem: full });
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
});

it('forgets what is its own except unsent work, and nothing else of the same address', () => {
  // The browser's own shape: keys are properties, methods are inherited.
  const store = Object.create({
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
  Object.assign(store, { 'pendapa.filters./': 'p=m', theme: 'dark', i18nextLng: 'en', [UNSENT_MARKS_KEY]: '[]', other: 'kept' });
  withStore(store);
  forgetStored();
  expect(Object.keys(store)).toEqual([UNSENT_MARKS_KEY, 'other']);
  withThrowingProperty();
  expect(forgetStored).not.toThrow();
});
