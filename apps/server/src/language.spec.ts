import { messageLanguage } from './language.ts';

describe('messageLanguage', () => {
  it.each([
    [{}, 'id'],
    [{ LANG: 'id_ID.UTF-8' }, 'id'],
    [{ LANG: 'C.UTF-8' }, 'id'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LC_ALL: 'id_ID.UTF-8', LANG: 'en_US.UTF-8' }, 'id'],
    [{ LC_ALL: '', LANG: 'en_GB' }, 'en'],
    [{ PENDAPA_LANG: 'en', LANG: 'id_ID' }, 'en'],
    [{ PENDAPA_LANG: ' ID ', LANG: 'en_US' }, 'id'],
    [{ PENDAPA_LANG: 'fr', LANG: 'en_US' }, 'en'],
  ])('%j speaks %s', (env, language) => {
    expect(messageLanguage(env)).toBe(language);
  });
});
