import { LANGUAGE_KEY } from './instance.ts';

/** Loads the module as a browser does, with a stored language and the browser's preference. */
async function freshStart(stored: string | null) {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(LANGUAGE_KEY, stored);
  jest.resetModules();
  return import('./instance.ts');
}

const lang = () => document.documentElement.getAttribute('lang');
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('language on start', () => {
  it('is Indonesian where nothing is stored, although the browser prefers English', async () => {
    expect(navigator.language).toBe('en-US');
    const { currentLanguage, startLanguage } = await freshStart(null);
    stop = startLanguage();
    expect(currentLanguage()).toBe('id');
    expect(lang()).toBe('id');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('id');
  });

  it('is the stored one', async () => {
    const { currentLanguage, startLanguage } = await freshStart('en');
    stop = startLanguage();
    expect(currentLanguage()).toBe('en');
    expect(lang()).toBe('en');
  });

  it.each([
    ['en-GB', 'en'],
    ['en-US', 'en'],
    ['EN', 'en'],
    ['id-ID', 'id'],
    ['in-ID', 'id'],
  ])('of the stored tag %j is %s, and stays so', async (stored, language) => {
    const { currentLanguage, startLanguage } = await freshStart(stored);
    stop = startLanguage();
    expect(currentLanguage()).toBe(language);
    expect(lang()).toBe(language);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe(language);
  });

  it.each(['fr', 'fr-CA', 'english', '__proto__', 'constructor', '', '{"a":1}', '\u0000'])(
    'is Indonesian where %j is stored',
    async (stored) => {
      const { currentLanguage, startLanguage } = await freshStart(stored);
      stop = startLanguage();
      expect(currentLanguage()).toBe('id');
    },
  );

  it('is Indonesian, and can still be changed, where storage is blocked', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'en');
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.resetModules();
    const { changeLanguage, currentLanguage, startLanguage } = await import('./instance.ts');
    stop = startLanguage();
    expect(currentLanguage()).toBe('id');
    changeLanguage('en');
    expect(currentLanguage()).toBe('en');
  });
});

it('keeps a change under the specified key and tells the document', async () => {
  const { changeLanguage, startLanguage } = await freshStart(null);
  stop = startLanguage();
  changeLanguage('en');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(lang()).toBe('en');
});

it('follows a change made in another tab, and forgets a cleared choice', async () => {
  const { currentLanguage, startLanguage } = await freshStart(null);
  stop = startLanguage();
  localStorage.setItem(LANGUAGE_KEY, 'en');
  window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY }));
  expect(currentLanguage()).toBe('en');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(currentLanguage()).toBe('id');
});

it('detects in the specified order and falls back to Indonesian', async () => {
  const { i18n } = await freshStart(null);
  expect(i18n.options.detection).toMatchObject({ order: ['stored', 'navigator'], caches: ['stored'] });
  expect(i18n.options.fallbackLng).toEqual(['id']);
});
